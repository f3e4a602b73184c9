-- outside transactions
-- Products with a limit of their own are few.
DROP INDEX CONCURRENTLY IF EXISTS products_own_low_stock_index;
CREATE INDEX CONCURRENTLY products_own_low_stock_index ON products (store_id, id)
  WHERE low_stock_at IS NOT NULL;
ALTER TABLE products VALIDATE CONSTRAINT products_low_stock_at_check;
