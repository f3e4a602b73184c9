-- A discount has a code, or applies by itself.
CREATE TABLE discounts (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  title text NOT NULL,
  code text,
  -- The code as it is compared, whatever its case and blanks.
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

-- One row for each order that a discount was used in; it outlives neither.
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

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['discounts', 'discount_uses'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY own_store ON %I TO vitrine_app
         USING (store_id = (SELECT current_store()))
         WITH CHECK (store_id = (SELECT current_store()))',
      tenant_table
    );
    EXECUTE format('GRANT SELECT, INSERT ON %I TO vitrine_app', tenant_table);
  END LOOP;
END
$$;
GRANT UPDATE, DELETE ON discounts TO vitrine_app;

ALTER TABLE orders ADD COLUMN discounts jsonb NOT NULL DEFAULT '[]';
