### Co mówi samo jądro, w każdej grze.

seat-name = Gracz { $n }

# Liczba rzeczy, których nazwa nie ma własnej formy .count.
amount = { $n } { $what }

list-nothing = nic
    .gen = niczego
    .dat = niczemu
    .ins = niczym
    .loc = niczym
list-comma = { ", " }
list-and = { $start } i { $last }

log-forced = { $who } nie ma tu wyboru.

not-allowed = Niedozwolone: { $reason } ({ $clause })

## Co może pójść nie tak. $why to szczegół, w miarę możności po polsku (faults/pl.ftl).

error-not-asked = Nie masz teraz nic do zdecydowania.
error-unknown-token = Nic, co można teraz wybrać, tak się nie nazywa.
error-cannot-undo = Tego nie można cofnąć: albo nie masz czego cofać, albo od tamtej pory coś dobrano, pokazano lub postanowiono i musi się zgodzić cały stół.
error-bad-data = Te dane są niepoprawne: { $why }
error-bad-option = Nie ma takiej możliwości: { $why }
error-broken-game = Ta gra nie daje się wczytać: { $why }
error-broken-bot = Ten bot nie daje się wczytać: { $why }
error-bad-script = Los nie może tu tak wypaść: { $why }
error-diverged = Ten zapis nie prowadzi już tam, dokąd powinien: { $why }
error-rules-error = W zasadach tej gry jest usterka; prosimy o zgłoszenie: { $why }
error-underhall-error = { $why }
