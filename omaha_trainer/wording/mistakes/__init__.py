"""Why the tempting answer fails; `why_wrong.py` knows which file explains which mistake."""
