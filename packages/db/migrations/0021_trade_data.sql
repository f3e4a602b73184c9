-- MPN, condition and the measure of unit prices; null for a new product without the others.
ALTER TABLE products ADD COLUMN trade_data jsonb CHECK (jsonb_typeof(trade_data) = 'object');
