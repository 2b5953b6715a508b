"""A trainer for Omaha and Omaha Hi-Lo."""
