-- lower() is not leakproof, so behind a row policy no index on lower(email) finds a buyer's orders.
ALTER TABLE orders ADD COLUMN email_key text NOT NULL GENERATED ALWAYS AS (lower(email)) STORED;
DROP INDEX orders_customer_index;
CREATE INDEX orders_customer_index ON orders (store_id, email_key, number)
  INCLUDE (total, cancelled_at);
