-- A session plans the statements of a function once, and the first change is mostly one of one row:
-- compared row by row, the next one of two thousand would be four million comparisons.
ALTER FUNCTION keep_books_of_products() SET enable_nestloop = off;
ALTER FUNCTION keep_books_of_variations() SET enable_nestloop = off;
