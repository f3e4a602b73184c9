-- Where a store ships and what it taxes, one document each: they are checked and changed as a whole,
-- and pricing a cart reads them in one go. A store without a row has the defaults.
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

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['shipping_settings', 'tax_settings'] LOOP
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

-- What was agreed on, as it was then. The tax of an order is that of its lines and its shipping; it
-- is part of the total in either case, and beside the prices only where it is not included.
ALTER TABLE orders
  ADD COLUMN shipping_rate jsonb,
  ADD COLUMN shipping_tax bigint NOT NULL DEFAULT 0 CHECK (shipping_tax >= 0),
  ADD COLUMN tax_included boolean NOT NULL DEFAULT true,
  ADD COLUMN taxes jsonb NOT NULL DEFAULT '[]';
ALTER TABLE order_lines
  ADD COLUMN discount bigint NOT NULL DEFAULT 0 CHECK (discount >= 0 AND discount <= total),
  ADD COLUMN taxes jsonb NOT NULL DEFAULT '[]';
