-- Requests counted by all processes together. Unlogged: a crash forgets the counts, and no count waits for a disk.
CREATE UNLOGGED TABLE rate_limits (
  key text PRIMARY KEY,
  points integer NOT NULL,
  ends_at timestamptz NOT NULL
) WITH (fillfactor = 70);
GRANT SELECT, INSERT, UPDATE, DELETE ON rate_limits TO vitrine_platform;
