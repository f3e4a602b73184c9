-- outside transactions
DROP INDEX CONCURRENTLY IF EXISTS outbox_failed_index;
CREATE INDEX CONCURRENTLY outbox_failed_index ON outbox (created_at DESC, id DESC)
  WHERE status = 'failed';
