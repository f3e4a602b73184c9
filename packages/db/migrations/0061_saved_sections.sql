-- Sections and groups that owners saved to use again on other pages.
CREATE TABLE saved_sections (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  item jsonb NOT NULL CHECK (jsonb_typeof(item) = 'object'),
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  CONSTRAINT saved_sections_name_key UNIQUE (store_id, name)
);
ALTER TABLE saved_sections ENABLE ROW LEVEL SECURITY;
ALTER TABLE saved_sections FORCE ROW LEVEL SECURITY;
CREATE POLICY own_store ON saved_sections TO vitrine_app
  USING (store_id = (SELECT current_store()))
  WITH CHECK (store_id = (SELECT current_store()));
GRANT SELECT, INSERT, UPDATE, DELETE ON saved_sections TO vitrine_app;
