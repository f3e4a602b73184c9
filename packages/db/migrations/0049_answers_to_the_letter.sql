-- An attempt that is sent again gets the same answer to the letter; jsonb would sort its fields.
ALTER TABLE idempotency_keys ALTER COLUMN response TYPE json;
