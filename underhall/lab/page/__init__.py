"""The report of a run: one page of HTML that needs nothing besides itself.

``evidence`` reads the tables; ``wins``, ``scores``, ``deeds`` and ``offers`` find out what they
say; the modules ``…_figures`` tell and draw it; ``report`` puts the page together.
"""
