-- A name that a store left leads to its new one, and is the former owner's alone for a while.
CREATE TABLE left_subdomains (
  store_domain text PRIMARY KEY CHECK (store_domain = lower(store_domain)),
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  left_at timestamptz NOT NULL
);
CREATE INDEX left_subdomains_store_id_index ON left_subdomains (store_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON left_subdomains TO vitrine_platform;
