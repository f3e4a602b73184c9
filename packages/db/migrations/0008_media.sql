-- Pictures that owners uploaded. The address names the largest of the files that were made of each.
CREATE TABLE media (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  url text NOT NULL,
  name text NOT NULL,
  alt text NOT NULL DEFAULT '',
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes integer NOT NULL CHECK (bytes > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  CONSTRAINT media_url_key UNIQUE (store_id, url)
);
CREATE INDEX media_latest_index ON media (store_id, created_at DESC, id DESC);

ALTER TABLE media ENABLE ROW LEVEL SECURITY;
ALTER TABLE media FORCE ROW LEVEL SECURITY;
CREATE POLICY own_store ON media TO vitrine_app
  USING (store_id = (SELECT current_store()))
  WITH CHECK (store_id = (SELECT current_store()));
GRANT SELECT, INSERT, DELETE, UPDATE (alt) ON media TO vitrine_app;
