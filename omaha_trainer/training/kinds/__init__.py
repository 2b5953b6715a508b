"""One small file for each kind of question: it makes spots, asks the engine for the answers, and knows the mistakes."""
