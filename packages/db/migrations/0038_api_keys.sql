-- Keys with which programs make an owner's calls. Of the key itself only a hash is kept; it names its
-- store, so that it is looked for in that store alone.
CREATE TABLE api_keys (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  hash text NOT NULL,
  name text NOT NULL,
  scopes text[] NOT NULL,
  last_four text NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (store_id, id),
  UNIQUE (store_id, hash)
);
ALTER TABLE api_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE api_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY own_store ON api_keys TO vitrine_app
  USING (store_id = (SELECT current_store())) WITH CHECK (store_id = (SELECT current_store()));
GRANT SELECT, INSERT, DELETE, UPDATE (last_used_at) ON api_keys TO vitrine_app;
