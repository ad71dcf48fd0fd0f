# Lekcje i strony o tym, jak grać.

lesson = Lekcja
lesson-first = Lekcja: pierwsza rozgrywka
lesson-step = Krok { $n } z { $of }
lesson-go-back = Wstecz
lesson-skip = Pomiń
lesson-next = Dalej
lesson-show-me = Pokaż
lesson-leave = Wyjdź
lesson-rules = Zasady { $clause }
lesson-meant = O to chodzi w lekcji
lesson-not-yet = Jeszcze nie to
lesson-nothing-lost = Nic straconego: na stole nic się nie zmieniło.
lesson-over = Pierwsza rozgrywka za tobą
lesson-over-line = Wiesz już, o co chodzi w grze { $game }. Trzy rady na następną:
lesson-novices = Zagraj z początkującymi
lesson-play-on = Graj dalej od tego miejsca
lesson-again = Lekcja jeszcze raz
lesson-howto = Jak grać
lesson-to-hall = Do sali
error-no-lesson = Ta gra nie ma lekcji.
lesson-go-on = Wróć do lekcji
lesson-begin = Naucz się grać w lekcji
lesson-steps = Kroki
lesson-skipped = pominięty
lesson-learner = Uczeń
