-- What becomes of an order. Its derived states stand beside it, so that 100,000 orders are filtered
-- in an index; the server writes them with every change, and the version tells a stale one.
ALTER TABLE orders
  ADD COLUMN version integer NOT NULL DEFAULT 1,
  ADD COLUMN payment_status text NOT NULL DEFAULT 'pending' CHECK (payment_status IN
    ('pending', 'partially_paid', 'paid', 'partially_refunded', 'refunded')),
  ADD COLUMN fulfilment_status text NOT NULL DEFAULT 'unfulfilled' CHECK (fulfilment_status IN
    ('unfulfilled', 'partial', 'fulfilled')),
  ADD COLUMN items integer NOT NULL DEFAULT 0,
  -- What the owner's search looks through: number, e-mail, name and SKUs, in small letters.
  ADD COLUMN search_text text NOT NULL DEFAULT '' CHECK (char_length(search_text) <= 500),
  ADD COLUMN cancel_reason text CHECK (cancel_reason IN
    ('customer', 'stock', 'payment', 'fraud', 'other'));

-- Who acts in this transaction, as for the ledger of stock.
ALTER TABLE order_payments ALTER COLUMN created_by SET DEFAULT nullif(current_setting('app.actor', true), '');

-- What was given back of an order beside the money, which is the payment of the same id. Of each
-- line: how many pieces, how many of them had not been sent, and how many went back into stock.
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

-- Who did what with an order, and when. Its being placed is the order itself.
CREATE TABLE order_events (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('payment', 'refund', 'fulfilment', 'cancelled', 'archived',
    'reopened', 'note', 'customer', 'mail')),
  -- The user; none where the system did it.
  actor text DEFAULT nullif(current_setting('app.actor', true), ''),
  data jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(data) = 'object'),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id) ON DELETE CASCADE
);
CREATE INDEX order_events_order_index ON order_events (store_id, order_id, created_at);

-- A mail of an order is found with it, and tells afterwards to whom it went.
ALTER TABLE outbox
  ADD COLUMN order_id uuid,
  ADD COLUMN recipient text,
  ADD COLUMN subject text;
CREATE INDEX outbox_order_index ON outbox (store_id, order_id) WHERE order_id IS NOT NULL;

-- How much an order took out of stock, and how much of it went back.
CREATE INDEX stock_movements_order_index ON stock_movements (store_id, order_id)
  WHERE order_id IS NOT NULL;

-- What is there already. The policies are forced on the owner too.
ALTER TABLE orders NO FORCE ROW LEVEL SECURITY;
ALTER TABLE order_lines NO FORCE ROW LEVEL SECURITY;
ALTER TABLE order_payments NO FORCE ROW LEVEL SECURITY;
ALTER TABLE order_fulfilments NO FORCE ROW LEVEL SECURITY;
ALTER TABLE outbox NO FORCE ROW LEVEL SECURITY;
UPDATE orders o SET
  items = l.items,
  search_text = left(lower(concat_ws(' ', o.number, o.email, o.shipping_address ->> 'firstName',
    o.shipping_address ->> 'lastName', l.skus)), 500),
  payment_status = CASE
    WHEN p.refunded > 0 AND p.refunded < p.paid THEN 'partially_refunded'
    WHEN p.refunded > 0 THEN 'refunded'
    WHEN p.paid >= o.total THEN 'paid'
    WHEN p.paid > 0 THEN 'partially_paid'
    ELSE 'pending' END,
  fulfilment_status = CASE
    WHEN f.sent >= l.items THEN 'fulfilled'
    WHEN f.sent > 0 THEN 'partial'
    ELSE 'unfulfilled' END
FROM (SELECT store_id, order_id, sum(quantity)::int AS items,
    string_agg(nullif(sku, ''), ' ' ORDER BY position) AS skus
  FROM order_lines GROUP BY 1, 2) l,
  LATERAL (SELECT coalesce(sum(amount) FILTER (WHERE kind = 'payment'), 0) AS paid,
    coalesce(sum(amount) FILTER (WHERE kind = 'refund'), 0) AS refunded
    FROM order_payments WHERE store_id = l.store_id AND order_id = l.order_id) p,
  LATERAL (SELECT coalesce(sum((line ->> 'quantity')::int), 0) AS sent
    FROM order_fulfilments, jsonb_array_elements(lines) AS line
    WHERE store_id = l.store_id AND order_id = l.order_id) f
WHERE o.store_id = l.store_id AND o.id = l.order_id;
INSERT INTO order_events (store_id, id, order_id, kind, actor, data, created_at)
  SELECT store_id, gen_random_uuid(), order_id, kind, created_by,
    jsonb_build_object('amount', amount, 'method', method), created_at
  FROM order_payments
  UNION ALL
  SELECT f.store_id, gen_random_uuid(), f.order_id, 'fulfilment', NULL, jsonb_build_object(
    'pieces', (SELECT sum((line ->> 'quantity')::int) FROM jsonb_array_elements(f.lines) AS line),
    'carrier', f.carrier), f.created_at
  FROM order_fulfilments f;
UPDATE outbox SET order_id = (payload ->> 'orderId')::uuid WHERE kind = 'order_confirmation';
ALTER TABLE orders FORCE ROW LEVEL SECURITY;
ALTER TABLE order_lines FORCE ROW LEVEL SECURITY;
ALTER TABLE order_payments FORCE ROW LEVEL SECURITY;
ALTER TABLE order_fulfilments FORCE ROW LEVEL SECURITY;
ALTER TABLE outbox FORCE ROW LEVEL SECURITY;

-- The owner's list: what it is filtered by stands in the index, as in that of products.
DROP INDEX orders_latest_index;
CREATE INDEX orders_rows_index ON orders (store_id, created_at DESC, id DESC)
  INCLUDE (status, payment_status, fulfilment_status, total, search_text);

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['order_refunds', 'order_events'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY own_store ON %I TO vitrine_app
         USING (store_id = (SELECT current_store()))
         WITH CHECK (store_id = (SELECT current_store()))',
      tenant_table
    );
    -- Append-only: what was done is never changed.
    EXECUTE format('GRANT SELECT, INSERT ON %I TO vitrine_app', tenant_table);
  END LOOP;
END
$$;
