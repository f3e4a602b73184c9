ALTER TABLE store_members
  -- This member does not want to see the store's setup checklist.
  ADD COLUMN setup_hidden boolean NOT NULL DEFAULT false,
  -- Windows of the page builder: {"<window>": {"page": "<id>", "until": "<time>"}}.
  ADD COLUMN open_pages jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(open_pages) = 'object');

-- Of what can be low alone, so that no other query prefers these indexes.
DROP INDEX products_tracked_stock_index;
DROP INDEX variations_stock_index;
CREATE INDEX products_low_stock_index ON products (store_id, stock, id)
  WHERE track_stock AND stock <= 10000;
CREATE INDEX variations_low_stock_index ON variations (store_id, stock, product_id)
  WHERE stock <= 10000;
