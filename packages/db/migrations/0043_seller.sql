-- Who sells, as the law wants it on an invoice: legal name, address, tax ID, registration.
ALTER TABLE stores ADD COLUMN seller jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(seller) = 'object');

-- Who it was when an invoice was issued, with its logo: a later edit never alters an
-- invoice. Invoices of the same seller share a row, which is named by what it holds.
CREATE TABLE invoice_sellers (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  hash text NOT NULL,
  details jsonb NOT NULL,
  -- A small PNG as a data: address, so that the picture's deletion does not reach it.
  logo text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, hash)
);
ALTER TABLE invoice_sellers ENABLE ROW LEVEL SECURITY;
ALTER TABLE invoice_sellers FORCE ROW LEVEL SECURITY;
CREATE POLICY own_store ON invoice_sellers TO vitrine_app
  USING (store_id = (SELECT current_store())) WITH CHECK (store_id = (SELECT current_store()));
GRANT SELECT, INSERT ON invoice_sellers TO vitrine_app;

-- None for an invoice from before this was kept.
ALTER TABLE orders
  ADD COLUMN invoice_seller text,
  ADD FOREIGN KEY (store_id, invoice_seller) REFERENCES invoice_sellers (store_id, hash);
