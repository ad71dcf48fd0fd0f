# Szczegóły tego, co jest nie tak z danymi, opcjami albo pozycjami tej gry.

fault-copies = lamps.copies nie starcza na ręce, a jest ich { $seats }
fault-hand = gracz { $who } ma więcej lamp, niż mieści ręka ({ $n })
