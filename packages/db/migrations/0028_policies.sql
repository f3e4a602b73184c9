-- Published texts. Orders refer to the versions that were accepted, so none is ever deleted.
CREATE TABLE policy_versions (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('returns', 'privacy', 'terms', 'shipping', 'imprint')),
  number integer NOT NULL CHECK (number > 0),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 80),
  text text NOT NULL,
  published_at timestamptz NOT NULL DEFAULT now(),
  published_by text DEFAULT nullif(current_setting('app.actor', true), ''),
  -- When another version took its place, or it was unpublished; null while shoppers read it.
  replaced_at timestamptz,
  PRIMARY KEY (store_id, id),
  CONSTRAINT policy_versions_number_key UNIQUE (store_id, kind, number)
);
CREATE UNIQUE INDEX policy_versions_published ON policy_versions (store_id, kind)
  WHERE replaced_at IS NULL;

-- What the owner is writing.
CREATE TABLE policies (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('returns', 'privacy', 'terms', 'shipping', 'imprint')),
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 80),
  text text NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, kind)
);

-- Kind, title, id and number of each published policy: every page links them, and pages know the
-- store's row only.
ALTER TABLE stores ADD COLUMN policies jsonb NOT NULL DEFAULT '[]'
  CHECK (jsonb_typeof(policies) = 'array');
GRANT UPDATE (policies) ON stores TO vitrine_app;

-- The versions that the shopper agreed to.
ALTER TABLE orders ADD COLUMN policies jsonb NOT NULL DEFAULT '[]';

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['policies', 'policy_versions'] LOOP
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
GRANT SELECT, INSERT, UPDATE, DELETE ON policies, policy_versions TO vitrine_app;
