"""What goes to the federation and FIDE after an event (B.01 1.8 to 1.10, B.02 9): certificates of
a title result (IT1), the tournament report (IT3), the reports about arbiters (FA1, IA1), and what
is missing in each and who has to supply it. Facts alone; `exports` makes pages of them.
"""
