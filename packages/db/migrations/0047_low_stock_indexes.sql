-- outside transactions
-- Of what can be low alone, so that no other query prefers these indexes.
DROP INDEX CONCURRENTLY IF EXISTS products_low_stock_index;
CREATE INDEX CONCURRENTLY products_low_stock_index ON products (store_id, stock, id)
  WHERE track_stock AND stock <= 10000;
DROP INDEX CONCURRENTLY IF EXISTS variations_low_stock_index;
CREATE INDEX CONCURRENTLY variations_low_stock_index ON variations (store_id, stock, product_id)
  WHERE stock <= 10000;
