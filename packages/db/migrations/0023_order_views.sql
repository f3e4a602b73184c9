-- Filters of the list of orders that a store keeps by name.
CREATE TABLE order_views (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  query text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  CONSTRAINT order_views_name_key UNIQUE (store_id, name)
);
ALTER TABLE order_views ENABLE ROW LEVEL SECURITY;
ALTER TABLE order_views FORCE ROW LEVEL SECURITY;
CREATE POLICY own_store ON order_views TO vitrine_app
  USING (store_id = (SELECT current_store())) WITH CHECK (store_id = (SELECT current_store()));
GRANT SELECT, INSERT, UPDATE, DELETE ON order_views TO vitrine_app;
