-- What a provider told and was worked on is deleted after a while; this finds it.
CREATE INDEX payment_events_done_index ON payment_events (store_id, done_at)
  WHERE done_at IS NOT NULL;
GRANT DELETE ON payment_events TO vitrine_app;
