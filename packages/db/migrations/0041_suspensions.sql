-- Why the provider closed a shop, by cause: {"operator": {"reason": …, "since": …}}. An unpaid shop
-- that an operator suspended too stays suspended when it is paid.
ALTER TABLE stores
  ADD COLUMN suspensions jsonb NOT NULL DEFAULT '{}'
    CHECK (jsonb_typeof(suspensions) = 'object'),
  -- The status that the shop returns to.
  ADD COLUMN status_before text CHECK (status_before IN ('draft', 'live'));

UPDATE stores SET status_before = 'live', suspensions = jsonb_build_object('operator',
  jsonb_build_object('reason', 'Suspended by the provider.', 'since', now()))
WHERE status = 'suspended';

ALTER TABLE stores ADD CONSTRAINT stores_suspended CHECK ((status = 'suspended')
  = (suspensions <> '{}' AND status_before IS NOT NULL)) NOT VALID;
ALTER TABLE stores VALIDATE CONSTRAINT stores_suspended;
