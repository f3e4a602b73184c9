-- A deleted account returns with a sign-in within 30 days; a nightly job removes it later.
ALTER TABLE users ADD COLUMN deleted_at timestamptz;
CREATE INDEX users_deleted_at_index ON users (deleted_at) WHERE deleted_at IS NOT NULL;
