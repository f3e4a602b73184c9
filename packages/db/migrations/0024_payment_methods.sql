-- How shoppers can pay, one document: the order in which they see it is part of it, and pricing a
-- cart reads it with the rest. A store without a row is paid in cash.
CREATE TABLE payment_settings (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  settings jsonb NOT NULL,
  revision integer NOT NULL DEFAULT 1
);
ALTER TABLE payment_settings ENABLE ROW LEVEL SECURITY;
ALTER TABLE payment_settings FORCE ROW LEVEL SECURITY;
CREATE POLICY own_store ON payment_settings TO vitrine_app
  USING (store_id = (SELECT current_store())) WITH CHECK (store_id = (SELECT current_store()));
GRANT SELECT, INSERT, UPDATE ON payment_settings TO vitrine_app;

-- What the shopper was told of the payment, and what it cost: later changes never reach an order.
ALTER TABLE orders
  ADD COLUMN payment_offer jsonb,
  ADD COLUMN payment_fee bigint NOT NULL DEFAULT 0 CHECK (payment_fee >= 0);
