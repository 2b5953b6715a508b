"""Quizzes: kinds of question, traps, grading, mistakes, the schedule. Every answer is computed, none is stored."""
