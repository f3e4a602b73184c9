-- What the store tells search engines. Missing values are filled with defaults when it is read.
ALTER TABLE stores ADD COLUMN seo jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(seo) = 'object');

-- Answers of addresses that lead nowhere else. Paths are stored decoded.
CREATE TABLE redirects (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  from_path text NOT NULL CHECK (from_path LIKE '/%' AND length(from_path) <= 500),
  to_path text NOT NULL CHECK (to_path LIKE '/%' AND length(to_path) <= 1000),
  status smallint NOT NULL DEFAULT 301 CHECK (status IN (301, 302)),
  hits bigint NOT NULL DEFAULT 0,
  last_hit_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  CONSTRAINT redirects_from_key UNIQUE (store_id, from_path)
);

-- Visits of addresses without a page, by day.
CREATE TABLE missing_addresses (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  path text NOT NULL CHECK (length(path) <= 300),
  day date NOT NULL,
  hits integer NOT NULL DEFAULT 1,
  last_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, path, day)
);

CREATE TABLE sitemap_builds (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  built_at timestamptz NOT NULL,
  addresses integer NOT NULL
);

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['redirects', 'missing_addresses', 'sitemap_builds'] LOOP
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
GRANT SELECT, INSERT, UPDATE, DELETE ON redirects, missing_addresses, sitemap_builds
  TO vitrine_app;
