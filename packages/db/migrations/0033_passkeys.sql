CREATE TABLE passkeys (
  -- The credential's id, base64url.
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  -- COSE, base64url.
  public_key text NOT NULL,
  -- Signatures so far; 0 for passkeys that do not count.
  counter bigint NOT NULL,
  transports text[] NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz
);
CREATE INDEX passkeys_user_id_index ON passkeys (user_id);
GRANT SELECT, INSERT, UPDATE, DELETE ON passkeys TO vitrine_platform;
