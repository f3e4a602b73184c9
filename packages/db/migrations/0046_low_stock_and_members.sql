-- At this stock or below it an item is low.
ALTER TABLE stores ADD COLUMN low_stock_at integer NOT NULL DEFAULT 5;
ALTER TABLE stores
  ADD CONSTRAINT stores_low_stock_at_check CHECK (low_stock_at >= 0) NOT VALID;
ALTER TABLE store_members
  -- This member does not want to see the store's setup checklist.
  ADD COLUMN setup_hidden boolean NOT NULL DEFAULT false,
  -- Windows of the page builder: {"<window>": {"page": "<id>", "until": "<time>"}}.
  ADD COLUMN open_pages jsonb NOT NULL DEFAULT '{}';
ALTER TABLE store_members ADD CONSTRAINT store_members_open_pages_check
  CHECK (jsonb_typeof(open_pages) = 'object') NOT VALID;
