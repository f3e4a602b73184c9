-- Grams; null is the product's weight.
ALTER TABLE variations ADD COLUMN weight integer CHECK (weight >= 0);
