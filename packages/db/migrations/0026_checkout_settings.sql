-- What a store's checkout asks and says: a draft, and what shoppers see. A store without a row has
-- the defaults, and so has one that never published.
CREATE TABLE checkout_settings (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  draft jsonb NOT NULL,
  published jsonb,
  revision integer NOT NULL DEFAULT 1,
  published_at timestamptz
);
ALTER TABLE checkout_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE checkout_settings FORCE ROW LEVEL SECURITY;
CREATE POLICY own_store ON checkout_settings TO vitrine_app
  USING (store_id = (SELECT current_store())) WITH CHECK (store_id = (SELECT current_store()));
GRANT SELECT, INSERT, UPDATE ON checkout_settings TO vitrine_app;

-- What was answered to an owner's own fields, with the labels of then.
ALTER TABLE orders
  ADD COLUMN tax_id text,
  ADD COLUMN answers jsonb NOT NULL DEFAULT '[]';
