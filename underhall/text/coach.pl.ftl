# Podpowiedzi, wyjaśnienia, omówienia i zagadki.

coach-decimal-mark = ,
coach-percent = { $n } %
coach-no-reason = niewiele się zmienia

feature-answers = to, co może nastąpić
feature-result = wynik końcowy
feature-other = inne
