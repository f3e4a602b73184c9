ALTER TABLE product_imports DROP CONSTRAINT product_imports_format_check;
ALTER TABLE product_imports ADD CONSTRAINT product_imports_format_check
  CHECK (format IN ('vitrine', 'shopify', 'woocommerce'));
