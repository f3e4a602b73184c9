-- Precedes the numbers of new invoices; {year} becomes the year. Each order stores its own.
ALTER TABLE stores
  ADD COLUMN invoice_prefix text NOT NULL DEFAULT '',
  ADD COLUMN restart_invoices_yearly boolean NOT NULL DEFAULT false,
  ADD CONSTRAINT stores_yearly_invoices_named CHECK (
    NOT restart_invoices_yearly OR strpos(invoice_prefix, '{year}') > 0);
ALTER TABLE orders ADD COLUMN invoice_prefix text NOT NULL DEFAULT '';
DROP INDEX orders_invoice_index;
CREATE UNIQUE INDEX orders_invoice_index ON orders (store_id, invoice_prefix, invoice_number)
  WHERE invoice_number IS NOT NULL;

-- The year of the last number; null where it does not matter, or is not known.
ALTER TABLE order_counters ADD COLUMN year integer;
