-- Who did what in a store, written in the transaction of the act. Sentences are composed when it is
-- read. Addresses are not stored, only their class.
CREATE TABLE activity (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  -- In order of time.
  id uuid NOT NULL,
  at timestamptz NOT NULL DEFAULT now(),
  actor_kind text NOT NULL CHECK (actor_kind IN ('user', 'key', 'system')),
  actor_id text,
  -- As it was then; later names do not change what was recorded.
  actor_name text NOT NULL,
  place text CHECK (place IN ('same-computer', 'local-network', 'internet')),
  -- The call, for example `products.updateProduct`.
  kind text NOT NULL CHECK (length(kind) BETWEEN 1 AND 80),
  subject_id text,
  subject_name text NOT NULL DEFAULT '',
  data jsonb NOT NULL DEFAULT '{}',
  PRIMARY KEY (store_id, id)
);
ALTER TABLE activity ENABLE ROW LEVEL SECURITY;
ALTER TABLE activity FORCE ROW LEVEL SECURITY;
CREATE POLICY own_store ON activity TO vitrine_app
  USING (store_id = (SELECT current_store()))
  WITH CHECK (store_id = (SELECT current_store()));
-- What was recorded is never changed.
GRANT SELECT, INSERT, DELETE ON activity TO vitrine_app;
