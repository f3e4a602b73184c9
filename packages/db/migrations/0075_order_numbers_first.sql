-- Orders are listed by their number, which is given out in the order in which they are placed;
-- the beginning of their transactions is not. Whether one is picked up can be filtered by.
ALTER TABLE orders ADD COLUMN is_pickup boolean NOT NULL
  GENERATED ALWAYS AS (coalesce(jsonb_typeof(shipping_rate -> 'pickup') = 'object', false)) STORED;

DROP INDEX orders_rows_index;
CREATE INDEX orders_rows_index ON orders (store_id, number DESC)
  INCLUDE (id, created_at, status, payment_status, fulfilment_status, is_pickup, total, search_text);
-- What a store took in a span of time.
CREATE INDEX orders_placed_index ON orders (store_id, created_at) INCLUDE (total, payment_status);
