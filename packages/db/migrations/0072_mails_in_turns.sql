-- When a mail is to be tried: while one process sends it, the end of its lease; after a failure, a
-- pause from that try. So no mail is due again while it is on its way. The version before still reads
-- retried_at, so that column stays.
ALTER TABLE outbox
  ADD COLUMN try_at timestamptz NOT NULL DEFAULT now();
GRANT SELECT (try_at) ON outbox TO vitrine_platform;

-- Whether any is due, and the first few of each store, whatever else waits.
DROP INDEX outbox_pending_index;
CREATE INDEX outbox_due_index ON outbox (try_at) WHERE status = 'pending';
CREATE INDEX outbox_turns_index ON outbox (store_id, try_at, id) WHERE status = 'pending';
