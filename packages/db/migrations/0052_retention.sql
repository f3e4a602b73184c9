-- For how long a store stores personal data. A store without a row has the defaults.
CREATE TABLE retention_settings (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  settings jsonb NOT NULL,
  revision integer NOT NULL DEFAULT 1
);

-- People who were erased, so that no archive brings them back. The hash is made with the store's key
-- of links, so that it says nothing without the database.
CREATE TABLE erased_people (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  email_hash text NOT NULL,
  -- The address that replaced the person's in orders; it leads to nobody.
  replacement text NOT NULL,
  erased_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, email_hash)
);

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['retention_settings', 'erased_people'] LOOP
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
GRANT SELECT, INSERT, UPDATE ON retention_settings, erased_people TO vitrine_app;

-- When the file has to be written again without people who were erased since; null once it was.
ALTER TABLE store_exports ADD COLUMN clean_at timestamptz;
GRANT SELECT (clean_at) ON store_exports TO vitrine_platform;
-- Orders are anonymised in the end.
GRANT UPDATE (tracking_url) ON order_fulfilments TO vitrine_app;
GRANT UPDATE (reason) ON order_refunds TO vitrine_app;
