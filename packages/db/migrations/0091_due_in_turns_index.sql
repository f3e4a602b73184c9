-- outside transactions
DROP INDEX CONCURRENTLY IF EXISTS webhook_deliveries_turns_index;
CREATE INDEX CONCURRENTLY webhook_deliveries_turns_index
  ON webhook_deliveries (webhook_id, try_at, id) WHERE status = 'pending';
