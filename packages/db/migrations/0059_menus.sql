CREATE TABLE menus (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  -- Up to three levels, each entry within its parent: a loop cannot be written.
  entries jsonb NOT NULL CHECK (jsonb_typeof(entries) = 'array'),
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id)
);

ALTER TABLE menus ENABLE ROW LEVEL SECURITY;
ALTER TABLE menus FORCE ROW LEVEL SECURITY;
CREATE POLICY own_store ON menus TO vitrine_app
  USING (store_id = (SELECT current_store()))
  WITH CHECK (store_id = (SELECT current_store()));
GRANT SELECT, INSERT, UPDATE, DELETE ON menus TO vitrine_app;
