"""The quiz page: choosing what to train, questions on felt, answers by click and key, what was right and why.

Knows no rule: sessions ask and grade, `wording` says it.
"""
