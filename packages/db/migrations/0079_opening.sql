-- When the shop was first open to everyone; null for one that never was.
ALTER TABLE stores ADD COLUMN opened_at timestamptz;
UPDATE stores SET opened_at = created_at WHERE status <> 'draft';

-- What the links and cookies are signed with by which some people see a shop that is closed to
-- others; a new one takes back all before it.
ALTER TABLE stores
  ADD COLUMN view_key text NOT NULL DEFAULT gen_random_uuid()::text || gen_random_uuid()::text,
  -- scrypt, salt first; null where no password is asked for.
  ADD COLUMN password_hash text;
