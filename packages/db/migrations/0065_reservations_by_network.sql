-- A hash of the network that a reservation comes from, so that one network cannot reserve all there is.
ALTER TABLE stock_reservations ADD COLUMN network text;
