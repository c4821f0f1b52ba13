"""Rating lists: read line by line, kept beside the tournaments, searched while somebody types.

Knows neither Django nor tournaments: it runs in a child process too (`build`).
"""
