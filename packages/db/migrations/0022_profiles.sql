-- What owners choose for themselves, and facts of their sessions.
ALTER TABLE users
  -- IANA; null follows the browser.
  ADD COLUMN time_zone text CHECK (length(time_zone) BETWEEN 1 AND 64),
  -- BCP 47; decides how dates and times are written.
  ADD COLUMN language text NOT NULL DEFAULT 'en-GB' CHECK (language IN ('en-GB', 'en-US'));

ALTER TABLE sessions
  -- Class of the address that signed in; addresses themselves are not stored.
  ADD COLUMN place text CHECK (place IN ('same-computer', 'local-network', 'internet')),
  ADD COLUMN last_seen_at timestamptz,
  -- When its owner last gave a password or a passkey.
  ADD COLUMN proved_at timestamptz;
