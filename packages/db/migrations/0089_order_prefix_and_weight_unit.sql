-- What stands before the number of a new order; each order keeps what stood before its own.
ALTER TABLE stores
  ADD COLUMN order_prefix text NOT NULL DEFAULT '',
  -- Null follows the country.
  ADD COLUMN weight_unit text CHECK (weight_unit IN ('g', 'kg', 'oz', 'lb'));
ALTER TABLE orders ADD COLUMN number_prefix text NOT NULL DEFAULT '';
