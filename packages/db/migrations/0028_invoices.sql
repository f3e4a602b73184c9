-- Invoices have a series of their own, without gaps: the counter moves in the transaction that
-- writes the number, and a number that was given is never given again.
ALTER TABLE orders
  ADD COLUMN invoice_number integer,
  ADD COLUMN invoiced_at timestamptz,
  ADD CONSTRAINT orders_invoiced_check CHECK ((invoice_number IS NULL) = (invoiced_at IS NULL));
CREATE UNIQUE INDEX orders_invoice_index ON orders (store_id, invoice_number)
  WHERE invoice_number IS NOT NULL;
