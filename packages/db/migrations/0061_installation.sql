-- What is true of the whole installation: one row, for the owner of the database alone.
CREATE TABLE installation (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  -- A version that does not know this migration would break: set by each one that takes away or
  -- changes what the version before still uses.
  needs_migration text NOT NULL,
  secret_fingerprint text,
  encryption_key_fingerprint text
);
INSERT INTO installation (needs_migration) VALUES ('0052_products_with_variations');
