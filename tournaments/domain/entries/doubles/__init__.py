"""Who may have been entered twice: proposals with their grounds. Nobody is merged by it.

Names do not stand in the state, so that whoever asks brings what the entry forms say.
"""
