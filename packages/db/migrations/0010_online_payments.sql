-- Keys are encrypted by the server before they are stored.
CREATE TABLE payment_connections (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  provider text NOT NULL,
  secret_key text NOT NULL,
  key_end text NOT NULL,
  webhook_secret text,
  webhook_end text,
  account text NOT NULL,
  is_live boolean NOT NULL,
  capture text NOT NULL CHECK (capture IN ('automatic', 'manual')),
  connected_at timestamptz NOT NULL DEFAULT now(),
  event_at timestamptz,
  event_problem text,
  event_problem_at timestamptz,
  PRIMARY KEY (store_id, provider)
);

-- A priced cart that is being paid for. It becomes an order once it is paid, so that no list, sum or
-- email of orders includes one that is not.
CREATE TABLE checkouts (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Later the order's.
  token text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'completed', 'closed')),
  order_id uuid,
  basket jsonb NOT NULL,
  provider text NOT NULL,
  currency char(3) NOT NULL,
  total bigint NOT NULL CHECK (total > 0),
  -- Incremented with every session at the provider; only the last session counts.
  attempt integer NOT NULL DEFAULT 0,
  session text,
  session_url text,
  session_expires_at timestamptz,
  -- When the provider is queried next, unless the shopper or an event reports the result first.
  check_at timestamptz NOT NULL,
  checked_at timestamptz,
  problem text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  CONSTRAINT checkouts_token_key UNIQUE (store_id, token),
  CONSTRAINT checkouts_order_key UNIQUE (store_id, order_id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id) ON DELETE CASCADE,
  CHECK ((status = 'completed') = (order_id IS NOT NULL))
);
CREATE INDEX checkouts_due_index ON checkouts (check_at) WHERE status = 'open';
CREATE INDEX checkouts_closed_index ON checkouts (store_id, created_at) WHERE status = 'closed';

-- An expired reservation no longer counts.
CREATE TABLE stock_reservations (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  checkout_id uuid NOT NULL,
  line integer NOT NULL,
  product_id uuid NOT NULL,
  variation_id uuid,
  quantity integer NOT NULL CHECK (quantity > 0),
  expires_at timestamptz NOT NULL,
  -- A hash of the shopper's network, so that one network cannot reserve everything.
  network text,
  PRIMARY KEY (store_id, checkout_id, line),
  FOREIGN KEY (store_id, checkout_id) REFERENCES checkouts (store_id, id) ON DELETE CASCADE
);
CREATE INDEX stock_reservations_product_index ON stock_reservations (store_id, product_id);

-- Each event of a provider is processed once.
CREATE TABLE payment_events (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  provider text NOT NULL,
  event_id text NOT NULL,
  type text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  -- Null while it is processed, and after a crash: then it is processed again.
  done_at timestamptz,
  PRIMARY KEY (store_id, provider, event_id)
);
CREATE INDEX payment_events_done_index ON payment_events (store_id, done_at)
  WHERE done_at IS NOT NULL;

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY[
    'payment_connections', 'checkouts', 'stock_reservations', 'payment_events'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY own_store ON %I TO vitrine_app
         USING (store_id = (SELECT current_store()))
         WITH CHECK (store_id = (SELECT current_store()))',
      tenant_table
    );
  END LOOP;
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE
  ON payment_connections, checkouts, stock_reservations, payment_events TO vitrine_app;

-- The job finds open checkouts in every store, and reads them in that store only.
GRANT SELECT (store_id, id, status, check_at) ON checkouts TO vitrine_platform;
CREATE POLICY platform_sees_open ON checkouts FOR SELECT TO vitrine_platform
  USING (status = 'open');
