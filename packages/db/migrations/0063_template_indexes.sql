-- outside transactions
DROP INDEX CONCURRENTLY IF EXISTS pages_template_index;
CREATE INDEX CONCURRENTLY pages_template_index ON pages (store_id, template_for)
  WHERE template_for IS NOT NULL;
DROP INDEX CONCURRENTLY IF EXISTS pages_one_default_template;
CREATE UNIQUE INDEX CONCURRENTLY pages_one_default_template ON pages (store_id, template_for)
  WHERE is_default_template;
-- Few products have a template of their own.
DROP INDEX CONCURRENTLY IF EXISTS products_template_index;
CREATE INDEX CONCURRENTLY products_template_index ON products (store_id, template_id)
  WHERE template_id IS NOT NULL;
ALTER TABLE pages VALIDATE CONSTRAINT pages_template_for_check;
