### What is missing before the start, and before a round can be paired, line by line.

