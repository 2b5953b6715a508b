"""Faults and refusals, each as one clear sentence; `sentence.py` knows which file tells which."""
