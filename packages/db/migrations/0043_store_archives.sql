-- Archives of a store: requested by its owner, or made every night.
CREATE TABLE store_exports (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('owner', 'nightly')),
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'ready', 'failed')),
  requested_by text,
  requested_at timestamptz NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  -- Earliest next attempt; while an attempt runs, the end of its lease.
  try_at timestamptz NOT NULL,
  finished_at timestamptz,
  -- The moment that the archive shows.
  taken_at timestamptz,
  bytes bigint,
  problem text,
  -- When the file is removed.
  expires_at timestamptz,
  -- Hash of the token in the address of the file, and when that address ends.
  link_hash text,
  link_until timestamptz,
  PRIMARY KEY (store_id, id)
);
CREATE INDEX store_exports_due_index ON store_exports (try_at) WHERE status = 'waiting';
CREATE INDEX store_exports_expired_index ON store_exports (expires_at) WHERE expires_at IS NOT NULL;
-- One archive at a time is made for an owner.
CREATE UNIQUE INDEX store_exports_waiting_index ON store_exports (store_id, kind)
  WHERE status = 'waiting';

ALTER TABLE store_exports ENABLE ROW LEVEL SECURITY;
ALTER TABLE store_exports FORCE ROW LEVEL SECURITY;
CREATE POLICY own_store ON store_exports TO vitrine_app
  USING (store_id = (SELECT current_store()))
  WITH CHECK (store_id = (SELECT current_store()));
GRANT SELECT, INSERT, UPDATE, DELETE ON store_exports TO vitrine_app;
-- The job finds what is due, or has expired, in all stores.
GRANT SELECT (store_id, id, kind, status, try_at, expires_at) ON store_exports TO vitrine_platform;
CREATE POLICY platform_sees_exports ON store_exports FOR SELECT TO vitrine_platform USING (true);

-- Archives that became a new store, or are about to.
CREATE TABLE store_imports (
  id uuid PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  -- Of the store to be created. No foreign key: until the archive was read there is none.
  new_store_id uuid NOT NULL UNIQUE,
  file_name text NOT NULL CHECK (length(file_name) <= 200),
  bytes bigint NOT NULL,
  status text NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'done', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  try_at timestamptz NOT NULL,
  problem text,
  created_at timestamptz NOT NULL,
  finished_at timestamptz
);
CREATE INDEX store_imports_user_index ON store_imports (user_id, created_at DESC);
CREATE UNIQUE INDEX store_imports_waiting_index ON store_imports (user_id) WHERE status = 'waiting';
GRANT SELECT, INSERT, UPDATE, DELETE ON store_imports TO vitrine_platform;

-- With app.history_follows on, an archive brings the history of its products along.
CREATE OR REPLACE FUNCTION keep_books_of_products() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF current_setting('app.history_follows', true) = 'on' THEN RETURN NULL; END IF;
    INSERT INTO price_history (store_id, product_id, price, discount_price)
      SELECT store_id, id, price, discount_price FROM new_rows;
    INSERT INTO stock_movements (store_id, product_id, change, stock, reason, actor)
      SELECT store_id, id, stock, stock, stock_reason('opening'), stock_actor()
      FROM new_rows WHERE stock > 0;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO price_history (store_id, product_id, price, discount_price)
      SELECT n.store_id, n.id, n.price, n.discount_price
      FROM new_rows n JOIN old_rows o USING (store_id, id)
      WHERE (n.price, n.discount_price) IS DISTINCT FROM (o.price, o.discount_price);
    INSERT INTO stock_movements (store_id, product_id, change, stock, reason, actor, order_id)
      SELECT n.store_id, n.id, n.stock - o.stock, n.stock, stock_reason('correction'),
        stock_actor(), stock_order()
      FROM new_rows n JOIN old_rows o USING (store_id, id) WHERE n.stock <> o.stock;
  ELSE
    -- A product that goes with its store leaves nothing behind.
    INSERT INTO stock_movements (store_id, product_id, change, stock, reason, actor)
      SELECT o.store_id, o.id, -o.stock, 0, 'removal', stock_actor()
      FROM old_rows o JOIN stores s ON s.id = o.store_id WHERE o.stock > 0;
  END IF;
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION keep_books_of_variations() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    IF current_setting('app.history_follows', true) = 'on' THEN RETURN NULL; END IF;
    INSERT INTO price_history (store_id, product_id, variation_id, price, discount_price)
      SELECT store_id, product_id, id, price, discount_price FROM new_rows;
    INSERT INTO stock_movements (store_id, product_id, variation_id, change, stock, reason, actor)
      SELECT store_id, product_id, id, stock, stock, stock_reason('opening'), stock_actor()
      FROM new_rows WHERE stock > 0;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO price_history (store_id, product_id, variation_id, price, discount_price)
      SELECT n.store_id, n.product_id, n.id, n.price, n.discount_price
      FROM new_rows n JOIN old_rows o USING (store_id, id)
      WHERE (n.price, n.discount_price) IS DISTINCT FROM (o.price, o.discount_price);
    INSERT INTO stock_movements
      (store_id, product_id, variation_id, change, stock, reason, actor, order_id)
      SELECT n.store_id, n.product_id, n.id, coalesce(n.stock, 0) - coalesce(o.stock, 0),
        coalesce(n.stock, 0), stock_reason('correction'), stock_actor(), stock_order()
      FROM new_rows n JOIN old_rows o USING (store_id, id)
      WHERE coalesce(n.stock, 0) <> coalesce(o.stock, 0);
  ELSE
    INSERT INTO stock_movements (store_id, product_id, variation_id, change, stock, reason, actor)
      SELECT o.store_id, o.product_id, o.id, -o.stock, 0, 'removal', stock_actor()
      FROM old_rows o JOIN stores s ON s.id = o.store_id WHERE o.stock > 0;
  END IF;
  RETURN NULL;
END
$$;
