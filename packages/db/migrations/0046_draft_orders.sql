-- Orders that an owner prepares. They are no orders until they are paid, so nothing that lists, counts,
-- sums or exports orders ever meets one.
CREATE TABLE draft_orders (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Of a series of its own; the order's comes with the order.
  number integer NOT NULL,
  -- Opens the payment link, and later on the order that is made of it.
  token text NOT NULL,
  version integer NOT NULL DEFAULT 1,
  email text,
  phone text,
  shipping_address jsonb,
  note text NOT NULL DEFAULT '',
  -- What is taken off the whole, and how it is sent, as the owner entered them.
  discount jsonb,
  shipping jsonb,
  -- The lines and amounts as they were agreed on when the draft was saved.
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
ALTER TABLE draft_orders ENABLE ROW LEVEL SECURITY;
ALTER TABLE draft_orders FORCE ROW LEVEL SECURITY;
CREATE POLICY own_store ON draft_orders TO vitrine_app
  USING (store_id = (SELECT current_store())) WITH CHECK (store_id = (SELECT current_store()));
GRANT SELECT, INSERT, UPDATE, DELETE ON draft_orders TO vitrine_app;
