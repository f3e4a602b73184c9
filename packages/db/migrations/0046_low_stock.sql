-- At this stock or below it an item is low.
ALTER TABLE stores ADD COLUMN low_stock_at integer NOT NULL DEFAULT 5 CHECK (low_stock_at >= 0);
CREATE INDEX products_tracked_stock_index ON products (store_id, stock, id) WHERE track_stock;
CREATE INDEX variations_stock_index ON variations (store_id, stock, product_id)
  WHERE stock IS NOT NULL;
