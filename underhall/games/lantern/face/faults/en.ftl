# Details of what is wrong with data, options or positions, as the code of this game says them.

fault-copies = lamps.copies are too few for { $seats } hands
fault-hand = player { $who } holds more lamps than the { $n } of a hand
