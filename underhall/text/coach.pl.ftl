# Podpowiedzi, wyjaśnienia, omówienia i zagadki.

coach-decimal-mark = ,
coach-percent = { $n } %
coach-no-reason = niewiele się zmienia

feature-answers = to, co może nastąpić
feature-result = wynik końcowy
feature-other = inne

## Podpowiedzi przy stole

table-hinted = { $who } prosi o podpowiedź.
hint = Podpowiedź
hint-off = Przy tym stole nie ma podpowiedzi.
hint-thinking = Trener się zastanawia; kolejność może się jeszcze zmienić.
hint-enough = Wystarczy, pokaż
hint-chance = szansa na wygraną
hint-then = Potem: { $what }
hint-play = Zagraj { $letter }
hint-unit = Zysk w punktach do końca tury; szansa na wygraną
hint-unit-together = Zysk w punktach procentowych; szansa na zwycięstwo
why-who = Czemu { $who }?
why-heading = { $who }: ostatnia akcja
why-rank =
    { $rank ->
        [1] Pierwszy wybór z { $found }.
       *[other] Wybór { $rank } z { $found }.
    }
why-next = Następne najlepsze: { $what }, gorsze o { $by }.
why-better = Lepsze, o ile możesz to wiedzieć: { $what }, więcej o { $by }.
why-unknown = To wynika z czegoś, czego nie możesz wiedzieć.
why-for-you = Dla ciebie oznacza to
why-earlier = Wcześniej
why-later = Później
why-note = Na podstawie tego, co możesz wiedzieć. Ludzi nikt nie pyta.
hinted =
    { $n ->
        [one] { $who }: { $n } podpowiedź.
        [few] { $who }: { $n } podpowiedzi.
       *[many] { $who }: { $n } podpowiedzi.
    }
hints-heading = Podpowiedzi
hints-yes = wolno pytać trenera
hints-no = bez podpowiedzi
error-no-hints = Przy tym stole nie ma podpowiedzi.
