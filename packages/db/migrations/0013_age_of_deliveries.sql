-- Finished deliveries are deleted by age, of one store at a time.
CREATE INDEX webhook_deliveries_age_index ON webhook_deliveries (store_id, created_at);
