-- An email address that its owner wants to change to, and who confirmed it so far.
CREATE TABLE email_changes (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  email text NOT NULL CHECK (email = lower(email)),
  expires_at timestamptz NOT NULL,
  confirmed_at_old timestamptz,
  confirmed_at_new timestamptz
);
GRANT SELECT, INSERT, UPDATE, DELETE ON email_changes TO vitrine_platform;
