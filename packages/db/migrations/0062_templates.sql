-- Templates of product, collection and other pages are pages that no address leads to.
ALTER TABLE pages ADD COLUMN template_for text;
ALTER TABLE pages
  ADD CONSTRAINT pages_template_for_check CHECK (
    template_for IN ('product', 'collection', 'article', 'search', 'notFound', 'password')
  ) NOT VALID;
-- The template of all pages of its kind that have none of their own.
ALTER TABLE pages ADD COLUMN is_default_template boolean NOT NULL DEFAULT false;

-- The template that was chosen; one that was deleted counts as none.
ALTER TABLE products ADD COLUMN template_id uuid;
ALTER TABLE categories ADD COLUMN template_id uuid;

-- The kinds of which a template is published, so that pages of other kinds never ask for one.
ALTER TABLE stores ADD COLUMN templates text[] NOT NULL DEFAULT '{}';
GRANT UPDATE (templates) ON stores TO vitrine_app;

CREATE FUNCTION note_templates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  store uuid := coalesce(NEW.store_id, OLD.store_id);
  published text[] := ARRAY(
    SELECT DISTINCT template_for FROM pages
    WHERE store_id = store AND template_for IS NOT NULL AND published_revision IS NOT NULL
    ORDER BY 1
  );
BEGIN
  UPDATE stores SET templates = published WHERE id = store AND templates <> published;
  RETURN NULL;
END $$;
CREATE TRIGGER templates_published AFTER INSERT OR UPDATE OF published_revision ON pages
  FOR EACH ROW WHEN (NEW.template_for IS NOT NULL) EXECUTE FUNCTION note_templates();
CREATE TRIGGER templates_deleted AFTER DELETE ON pages
  FOR EACH ROW WHEN (OLD.template_for IS NOT NULL) EXECUTE FUNCTION note_templates();
