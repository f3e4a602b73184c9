-- One document per store, read and written as a whole; a store without a row has the defaults.
CREATE TABLE shipping_settings (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  settings jsonb NOT NULL,
  revision integer NOT NULL DEFAULT 1
);
CREATE TABLE tax_settings (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  settings jsonb NOT NULL,
  revision integer NOT NULL DEFAULT 1
);
CREATE TABLE payment_settings (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  settings jsonb NOT NULL,
  revision integer NOT NULL DEFAULT 1
);
-- Shoppers see what is published.
CREATE TABLE checkout_settings (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  draft jsonb NOT NULL,
  published jsonb,
  revision integer NOT NULL DEFAULT 1,
  published_at timestamptz
);

-- The last number of each series: a row, not a sequence, so that a failed order leaves no gap.
CREATE TABLE order_counters (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  kind text NOT NULL,
  value integer NOT NULL,
  PRIMARY KEY (store_id, kind)
);

-- The seller on an issued invoice, which later edits never alter. Invoices of the same seller share
-- a row, named by the hash of its content.
CREATE TABLE invoice_sellers (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  hash text NOT NULL,
  details jsonb NOT NULL,
  -- A small PNG as a data: address, so that it survives the deletion of the image.
  logo text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, hash)
);

CREATE TABLE orders (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  number integer NOT NULL,
  token text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'cancelled', 'archived')),
  email text NOT NULL,
  phone text,
  shipping_address jsonb NOT NULL,
  billing_address jsonb,
  note text,
  currency char(3) NOT NULL,
  subtotal bigint NOT NULL CHECK (subtotal >= 0),
  discount bigint NOT NULL DEFAULT 0 CHECK (discount >= 0),
  shipping bigint NOT NULL DEFAULT 0 CHECK (shipping >= 0),
  -- Of the lines and the shipping; added to the total only where prices do not include it.
  tax bigint NOT NULL DEFAULT 0 CHECK (tax >= 0),
  total bigint NOT NULL CHECK (total >= 0),
  payment_method text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  cancelled_at timestamptz,
  shipping_rate jsonb,
  shipping_tax bigint NOT NULL DEFAULT 0 CHECK (shipping_tax >= 0),
  tax_included boolean NOT NULL DEFAULT true,
  taxes jsonb NOT NULL DEFAULT '[]',
  discounts jsonb NOT NULL DEFAULT '[]',
  version integer NOT NULL DEFAULT 1,
  -- Derived by the server with every change, so that lists filter by them in an index.
  payment_status text NOT NULL DEFAULT 'pending' CHECK (payment_status IN ('pending', 'authorised',
    'partially_paid', 'paid', 'partially_refunded', 'refunded', 'voided')),
  fulfilment_status text NOT NULL DEFAULT 'unfulfilled' CHECK (fulfilment_status IN
    ('unfulfilled', 'partial', 'fulfilled')),
  items integer NOT NULL DEFAULT 0,
  -- Number, email, name and SKUs in lower case.
  search_text text NOT NULL DEFAULT '' CHECK (char_length(search_text) <= 500),
  cancel_reason text CHECK (cancel_reason IN ('customer', 'stock', 'payment', 'fraud', 'other')),
  payment_offer jsonb,
  payment_fee bigint NOT NULL DEFAULT 0 CHECK (payment_fee >= 0),
  tax_id text,
  answers jsonb NOT NULL DEFAULT '[]',
  -- Without gaps: the counter moves in the transaction that writes the number.
  invoice_number integer,
  invoiced_at timestamptz,
  -- How many items were out of stock when it was paid.
  oversold integer NOT NULL DEFAULT 0 CHECK (oversold >= 0),
  invoice_seller text,
  is_pickup boolean NOT NULL
    GENERATED ALWAYS AS (coalesce(jsonb_typeof(shipping_rate -> 'pickup') = 'object', false)) STORED,
  number_prefix text NOT NULL DEFAULT '',
  PRIMARY KEY (store_id, id),
  CONSTRAINT orders_number_key UNIQUE (store_id, number),
  CONSTRAINT orders_token_key UNIQUE (store_id, token),
  CONSTRAINT orders_invoiced_check CHECK ((invoice_number IS NULL) = (invoiced_at IS NULL)),
  FOREIGN KEY (store_id, invoice_seller) REFERENCES invoice_sellers (store_id, hash)
);
CREATE INDEX orders_email_index ON orders (store_id, email);
CREATE INDEX orders_rows_index ON orders (store_id, number DESC)
  INCLUDE (id, created_at, status, payment_status, fulfilment_status, is_pickup, total, search_text);
CREATE INDEX orders_placed_index ON orders (store_id, created_at) INCLUDE (total, payment_status);
CREATE INDEX orders_customer_index ON orders (store_id, lower(email), number)
  INCLUDE (total, cancelled_at);
CREATE UNIQUE INDEX orders_invoice_index ON orders (store_id, invoice_number)
  WHERE invoice_number IS NOT NULL;

-- A line stores what was ordered as it was then, so it has no foreign key to the product.
CREATE TABLE order_lines (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  position integer NOT NULL,
  product_id uuid NOT NULL,
  variation_id uuid,
  name text NOT NULL,
  options jsonb NOT NULL DEFAULT '{}',
  image text,
  sku text NOT NULL DEFAULT '',
  unit_price bigint NOT NULL CHECK (unit_price >= 0),
  quantity integer NOT NULL CHECK (quantity > 0),
  total bigint NOT NULL CHECK (total >= 0),
  tax bigint NOT NULL DEFAULT 0 CHECK (tax >= 0),
  discount bigint NOT NULL DEFAULT 0 CHECK (discount >= 0 AND discount <= total),
  taxes jsonb NOT NULL DEFAULT '[]',
  PRIMARY KEY (store_id, id),
  CONSTRAINT order_lines_position_key UNIQUE (store_id, order_id, position),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id) ON DELETE CASCADE
);

CREATE TABLE order_payments (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('authorisation', 'payment', 'refund')),
  method text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text DEFAULT nullif(current_setting('app.actor', true), ''),
  -- What a provider moves is pending in the transaction of its cause, and done by a job.
  status text NOT NULL DEFAULT 'succeeded'
    CHECK (status IN ('pending', 'succeeded', 'failed', 'voided')),
  provider text,
  reference text,
  -- The authorisation that is captured, or the payment that is refunded.
  of_payment uuid,
  notify boolean NOT NULL DEFAULT false,
  attempts integer NOT NULL DEFAULT 0,
  try_at timestamptz,
  problem text,
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, of_payment) REFERENCES order_payments (store_id, id)
);
CREATE INDEX order_payments_order_index ON order_payments (store_id, order_id);
CREATE UNIQUE INDEX order_payments_reference_index
  ON order_payments (store_id, provider, kind, reference)
  WHERE reference IS NOT NULL AND status <> 'failed';
CREATE INDEX order_payments_due_index ON order_payments (try_at) WHERE status = 'pending';

CREATE TABLE order_fulfilments (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  lines jsonb NOT NULL,
  carrier text,
  tracking_url text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id) ON DELETE CASCADE
);
CREATE INDEX order_fulfilments_order_index ON order_fulfilments (store_id, order_id);

-- The money of a refund is the payment of the same id. Each line has how many items are refunded, how
-- many of them had not been sent, and how many were restocked.
CREATE TABLE order_refunds (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  lines jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(lines) = 'array'),
  shipping bigint NOT NULL DEFAULT 0 CHECK (shipping >= 0),
  reason text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, id) REFERENCES order_payments (store_id, id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id) ON DELETE CASCADE
);
CREATE INDEX order_refunds_order_index ON order_refunds (store_id, order_id);

-- Placing an order is not an event of its own.
CREATE TABLE order_events (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('authorised', 'payment', 'refund', 'voided', 'failed',
    'oversold', 'fulfilment', 'cancelled', 'archived', 'reopened', 'note', 'customer', 'mail')),
  -- The user; null where the system did it.
  actor text DEFAULT nullif(current_setting('app.actor', true), ''),
  data jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(data) = 'object'),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id) ON DELETE CASCADE
);
CREATE INDEX order_events_order_index ON order_events (store_id, order_id, created_at);

-- Saved filters of the list of orders.
CREATE TABLE order_views (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  CONSTRAINT order_views_name_key UNIQUE (store_id, name)
);

-- A discount has a code, or applies automatically.
CREATE TABLE discounts (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  title text NOT NULL,
  code text,
  -- The code without case and spaces, as codes are compared.
  code_key text,
  offer jsonb NOT NULL,
  scope jsonb NOT NULL,
  enabled boolean NOT NULL DEFAULT true,
  starts_at timestamptz,
  ends_at timestamptz,
  min_subtotal bigint CHECK (min_subtotal >= 0),
  max_uses integer CHECK (max_uses > 0),
  max_uses_per_customer integer CHECK (max_uses_per_customer > 0),
  uses integer NOT NULL DEFAULT 0 CHECK (uses >= 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  CONSTRAINT discounts_code_key UNIQUE (store_id, code_key),
  CHECK ((code IS NULL) = (code_key IS NULL)),
  CHECK (starts_at < ends_at),
  CHECK (code IS NOT NULL OR max_uses_per_customer IS NULL)
);
CREATE INDEX discounts_latest_index ON discounts (store_id, created_at DESC, id DESC);
CREATE INDEX discounts_automatic_index ON discounts (store_id, created_at) WHERE code_key IS NULL;

CREATE TABLE discount_uses (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  discount_id uuid NOT NULL,
  order_id uuid NOT NULL,
  email text NOT NULL,
  PRIMARY KEY (store_id, discount_id, order_id),
  FOREIGN KEY (store_id, discount_id) REFERENCES discounts (store_id, id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id) ON DELETE CASCADE
);
CREATE INDEX discount_uses_customer_index ON discount_uses (store_id, discount_id, email);

CREATE TABLE idempotency_keys (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  key text NOT NULL,
  body_hash text NOT NULL,
  -- json keeps the order of fields: a retry gets the same bytes.
  response json,
  created_at timestamptz NOT NULL DEFAULT now(),
  order_id uuid,
  PRIMARY KEY (store_id, key)
);
CREATE INDEX idempotency_keys_age_index ON idempotency_keys (store_id, created_at);

-- Not an order until it is paid, so that no list, sum or export of orders includes one.
CREATE TABLE draft_orders (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- From a series of its own; the order gets another.
  number integer NOT NULL,
  -- Opens the payment link, and later the order.
  token text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  email text,
  phone text,
  shipping_address jsonb,
  note text NOT NULL DEFAULT '',
  -- As the owner entered them.
  discount jsonb,
  shipping jsonb,
  -- Lines and amounts as priced when the draft was saved.
  cart jsonb NOT NULL,
  currency char(3) NOT NULL,
  total bigint NOT NULL CHECK (total >= 0),
  items integer NOT NULL CHECK (items > 0),
  sent_at timestamptz,
  order_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  CONSTRAINT draft_orders_number_key UNIQUE (store_id, number),
  CONSTRAINT draft_orders_token_key UNIQUE (store_id, token),
  CONSTRAINT draft_orders_order_key UNIQUE (store_id, order_id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id) ON DELETE CASCADE
);
CREATE INDEX draft_orders_latest_index ON draft_orders (store_id, created_at DESC, id DESC);

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY[
    'shipping_settings', 'tax_settings', 'payment_settings', 'checkout_settings',
    'order_counters', 'invoice_sellers', 'orders', 'order_lines', 'order_payments',
    'order_fulfilments', 'order_refunds', 'order_events', 'order_views', 'discounts',
    'discount_uses', 'idempotency_keys', 'draft_orders'
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
GRANT SELECT, INSERT, UPDATE
  ON shipping_settings, tax_settings, payment_settings, checkout_settings, order_counters, orders,
    order_fulfilments
  TO vitrine_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON order_views, discounts, idempotency_keys, draft_orders
  TO vitrine_app;
-- Append-only, but for how far a payment through a provider has come.
GRANT SELECT, INSERT
  ON invoice_sellers, order_lines, order_payments, order_refunds, order_events, discount_uses
  TO vitrine_app;
GRANT UPDATE (status, reference, attempts, try_at, problem) ON order_payments TO vitrine_app;

-- The job finds pending payments in every store, and reads them in that store only.
GRANT SELECT (store_id, id, status, attempts, try_at) ON order_payments TO vitrine_platform;
CREATE POLICY platform_sees_pending ON order_payments FOR SELECT TO vitrine_platform
  USING (status = 'pending');
