-- Requests run in one of two roles that nobody signs in as: vitrine_platform, which cannot reach a
-- tenant table, and vitrine_app, which inStore switches to and which sees one store's rows. Roles
-- belong to the whole server: an administrator or another database may have created them already.
DO $$
DECLARE
  role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['vitrine_app', 'vitrine_platform'] LOOP
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS', role_name);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN
        NULL;
      END;
    END IF;
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', role_name);
  END LOOP;
END
$$;

/* The store of this transaction; null outside inStore. Policies call it as (SELECT current_store()),
   which is evaluated once per statement instead of once per row. */
CREATE FUNCTION current_store() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.store_id', true), '')::uuid;

-- One row, for the owner of the database alone.
CREATE TABLE installation (
  only_one boolean PRIMARY KEY DEFAULT true CHECK (only_one),
  -- A version that does not know this migration must not run. Each migration that removes or changes
  -- what the version before still uses sets it.
  needs_migration text NOT NULL,
  secret_fingerprint text,
  encryption_key_fingerprint text
);
INSERT INTO installation (needs_migration) VALUES ('0001_installation');

-- Unlogged: a crash loses the counts, and no count waits for the disk.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL,
  ends_at timestamptz NOT NULL
) WITH (fillfactor = 70);
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limits TO vitrine_platform;
