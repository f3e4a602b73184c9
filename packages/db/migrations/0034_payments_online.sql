-- How a store reaches a provider of payments. Keys are sealed by the server before they come here.
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

-- What a shopper pays for at a provider, as it was priced. It becomes an order once it is paid, so
-- nothing that lists, counts or mails orders ever meets one that is not.
CREATE TABLE checkouts (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- That of the order later on.
  token text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'completed', 'closed')),
  order_id uuid,
  basket jsonb NOT NULL,
  provider text NOT NULL,
  currency char(3) NOT NULL,
  total bigint NOT NULL CHECK (total > 0),
  -- Grows with every session at the provider; the last one is the one that counts.
  attempt integer NOT NULL DEFAULT 0,
  session text,
  session_url text,
  session_expires_at timestamptz,
  -- When the provider is asked next, should nobody else have said how it went.
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

-- Pieces that are kept for someone who is paying; one that has run out counts no more.
CREATE TABLE stock_reservations (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  checkout_id uuid NOT NULL,
  line integer NOT NULL,
  product_id uuid NOT NULL,
  variation_id uuid,
  quantity integer NOT NULL CHECK (quantity > 0),
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, checkout_id, line),
  FOREIGN KEY (store_id, checkout_id) REFERENCES checkouts (store_id, id) ON DELETE CASCADE
);
CREATE INDEX stock_reservations_product_index ON stock_reservations (store_id, product_id);

-- What a provider told, each once.
CREATE TABLE payment_events (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  provider text NOT NULL,
  event_id text NOT NULL,
  type text NOT NULL,
  received_at timestamptz NOT NULL DEFAULT now(),
  -- Null while it is being worked on, and after a crash: then it is worked on again.
  done_at timestamptz,
  PRIMARY KEY (store_id, provider, event_id)
);

-- Money that a provider moves: asked for in the transaction of its cause, done by a job.
ALTER TABLE order_payments
  DROP CONSTRAINT order_payments_kind_check,
  ADD CONSTRAINT order_payments_kind_check CHECK (kind IN ('authorisation', 'payment', 'refund')),
  ADD COLUMN status text NOT NULL DEFAULT 'succeeded'
    CHECK (status IN ('pending', 'succeeded', 'failed', 'voided')),
  ADD COLUMN provider text,
  ADD COLUMN reference text,
  -- What is captured of, or given back of.
  ADD COLUMN of_payment uuid,
  ADD COLUMN notify boolean NOT NULL DEFAULT false,
  ADD COLUMN attempts integer NOT NULL DEFAULT 0,
  ADD COLUMN try_at timestamptz,
  ADD COLUMN problem text,
  ADD FOREIGN KEY (store_id, of_payment) REFERENCES order_payments (store_id, id);
CREATE UNIQUE INDEX order_payments_reference_index
  ON order_payments (store_id, provider, kind, reference)
  WHERE reference IS NOT NULL AND status <> 'failed';
CREATE INDEX order_payments_due_index ON order_payments (try_at) WHERE status = 'pending';
GRANT UPDATE (status, reference, attempts, try_at, problem) ON order_payments TO vitrine_app;

ALTER TABLE orders
  DROP CONSTRAINT orders_payment_status_check,
  ADD CONSTRAINT orders_payment_status_check CHECK (payment_status IN ('pending', 'authorised',
    'partially_paid', 'paid', 'partially_refunded', 'refunded', 'voided')),
  -- How many of its pieces were gone when it was paid.
  ADD COLUMN oversold integer NOT NULL DEFAULT 0 CHECK (oversold >= 0);
ALTER TABLE order_events
  DROP CONSTRAINT order_events_kind_check,
  ADD CONSTRAINT order_events_kind_check CHECK (kind IN ('authorised', 'payment', 'refund',
    'voided', 'failed', 'oversold', 'fulfilment', 'cancelled', 'archived', 'reopened', 'note',
    'customer', 'mail'));

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY
    ARRAY['payment_connections', 'checkouts', 'stock_reservations', 'payment_events'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY own_store ON %I TO vitrine_app
         USING (store_id = (SELECT current_store()))
         WITH CHECK (store_id = (SELECT current_store()))',
      tenant_table
    );
    EXECUTE format('GRANT SELECT, INSERT, UPDATE ON %I TO vitrine_app', tenant_table);
  END LOOP;
END
$$;
GRANT DELETE ON payment_connections, stock_reservations, checkouts TO vitrine_app;

-- The job finds what is due in every store, and works on it in that store only.
GRANT SELECT (store_id, id, status, check_at) ON checkouts TO vitrine_platform;
CREATE POLICY platform_sees_open ON checkouts FOR SELECT TO vitrine_platform
  USING (status = 'open');
GRANT SELECT (store_id, id, status, attempts, try_at) ON order_payments TO vitrine_platform;
CREATE POLICY platform_sees_pending ON order_payments FOR SELECT TO vitrine_platform
  USING (status = 'pending');
