-- Mixed into the hashes of visitors; deleted after its day, which makes them unrecognisable.
CREATE TABLE visit_salts (
  day date PRIMARY KEY,
  salt bytea NOT NULL
);
GRANT SELECT, INSERT, DELETE ON visit_salts TO vitrine_platform;

-- Visitors of the current day in the store's time zone; deleted with the salt.
CREATE TABLE visitors (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  day date NOT NULL,
  hash bigint NOT NULL,
  source text NOT NULL CHECK (length(source) <= 100),
  campaign text CHECK (length(campaign) <= 100),
  -- How far they came, a bit each: 1 visited, 2 saw a product, 4 priced a cart, 8 began the checkout,
  -- 16 ordered.
  steps smallint NOT NULL DEFAULT 0,
  last_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, day, hash)
);

-- Sums by day. A visitor counts on each day once; a step includes those who went further.
CREATE TABLE visit_days (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  dimension text NOT NULL CHECK (dimension IN ('all', 'hour', 'kind', 'source', 'campaign')),
  day date NOT NULL,
  key text NOT NULL,
  views bigint NOT NULL DEFAULT 0,
  visitors integer NOT NULL DEFAULT 0,
  products integer NOT NULL DEFAULT 0,
  carts integer NOT NULL DEFAULT 0,
  checkouts integer NOT NULL DEFAULT 0,
  orders integer NOT NULL DEFAULT 0,
  PRIMARY KEY (store_id, dimension, day, key)
);

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['visitors', 'visit_days'] LOOP
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
GRANT SELECT, INSERT, UPDATE, DELETE ON visitors TO vitrine_app;
GRANT SELECT, INSERT, UPDATE ON visit_days TO vitrine_app;
