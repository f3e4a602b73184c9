-- At this stock or below it the product is low; null is the store's limit.
ALTER TABLE products ADD COLUMN low_stock_at integer;
ALTER TABLE products
  ADD CONSTRAINT products_low_stock_at_check CHECK (low_stock_at BETWEEN 0 AND 10000) NOT VALID;
