"""The page of progress: what the store kept of answers and of hands, as numbers, curves and bars. Computes no poker."""
