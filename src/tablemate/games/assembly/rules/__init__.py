"""The rules of Assembly, one file for each chapter of the rulebook."""
