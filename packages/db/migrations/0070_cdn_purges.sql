-- The version of each store that caches in front of the service may hold no pages from before.
CREATE TABLE cdn_purges (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  version bigint NOT NULL,
  -- A second purge catches pages that were on their way during the first.
  purges_left smallint NOT NULL,
  failures smallint NOT NULL DEFAULT 0,
  try_at timestamptz NOT NULL
);
CREATE INDEX cdn_purges_due ON cdn_purges (try_at) WHERE purges_left > 0;
GRANT SELECT, INSERT, UPDATE, DELETE ON cdn_purges TO vitrine_platform;
