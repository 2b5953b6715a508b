"""The coach beside the felt: who asks it, and how its answer is shown. Finds nothing by itself."""
