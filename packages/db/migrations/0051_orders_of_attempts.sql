-- An attempt that is sent again is answered from the order that the first one made.
ALTER TABLE idempotency_keys ADD COLUMN order_id uuid, DROP COLUMN status;
