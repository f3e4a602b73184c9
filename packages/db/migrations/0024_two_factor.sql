-- Better Auth's table of authenticator apps; it encrypts the secret and the recovery codes.
ALTER TABLE users ADD COLUMN two_factor_enabled boolean NOT NULL DEFAULT false;
CREATE TABLE two_factors (
  id text PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  secret text NOT NULL,
  backup_codes text NOT NULL,
  verified boolean NOT NULL DEFAULT true,
  failed_verification_count integer NOT NULL DEFAULT 0,
  locked_until timestamptz,
  CONSTRAINT two_factors_user_id_key UNIQUE (user_id)
);
GRANT SELECT, INSERT, UPDATE, DELETE ON two_factors TO vitrine_platform;
