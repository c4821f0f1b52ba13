"""A chosen part of the browser tests in the other engines: WebKit, which is Safari's, and Firefox.

`walks` holds the tests, `test_webkit` and `test_firefox` run them, each with one browser and one
hall; `wire` speaks to the engines, `tab` is what a test does with a page.
"""
