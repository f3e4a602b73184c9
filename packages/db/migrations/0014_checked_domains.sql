-- Domains are checked repeatedly: when the next check is due, what the last one found, and since when
-- a verified domain fails.
ALTER TABLE domains
  ADD COLUMN next_check_at timestamptz NOT NULL DEFAULT now(),
  -- End of the lease of the process that checks it.
  ADD COLUMN claimed_until timestamptz,
  ADD COLUMN checked_at timestamptz,
  ADD COLUMN tries integer NOT NULL DEFAULT 0,
  ADD COLUMN findings jsonb,
  ADD COLUMN failing_since timestamptz,
  -- Since when nothing in the zone shows that the domain belongs to the store.
  ADD COLUMN lost_since timestamptz,
  ADD COLUMN owner_notified_at timestamptz,
  ADD COLUMN live_at timestamptz;
CREATE INDEX domains_due ON domains (next_check_at);
UPDATE domains SET live_at = verified_at WHERE status = 'verified';
