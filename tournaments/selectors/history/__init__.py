"""The history of anything: what an event was about, what it changed, and how two moments differ.

`about` finds the events of a subject, `moved` the parts of the state that moved, `before_after`
words them, `kinds` sorts events for a reader, `difference` compares two moments.
"""
