-- Domains are checked again and again: when the next check is due, what the last one found, and
-- since when a verified domain has failed.
ALTER TABLE domains
  ADD COLUMN next_check_at timestamptz NOT NULL DEFAULT now(),
  -- Until then a process is at work on it; the work of one that was killed is done again.
  ADD COLUMN claimed_until timestamptz,
  ADD COLUMN checked_at timestamptz,
  ADD COLUMN tries integer NOT NULL DEFAULT 0,
  ADD COLUMN findings jsonb,
  ADD COLUMN failing_since timestamptz,
  -- Since when nothing in the zone has shown that the domain is the store's.
  ADD COLUMN lost_since timestamptz,
  ADD COLUMN owner_told_at timestamptz,
  ADD COLUMN live_at timestamptz;
CREATE INDEX domains_due ON domains (next_check_at);
CREATE UNIQUE INDEX domains_primary ON domains (store_id) WHERE is_primary;
UPDATE domains SET live_at = verified_at WHERE status = 'verified';
