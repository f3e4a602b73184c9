-- Sections of the library are edited as pages that no address leads to.
ALTER TABLE pages
  DROP CONSTRAINT pages_template_for_check,
  ADD CONSTRAINT pages_template_for_check CHECK (
    template_for IN ('product', 'collection', 'article', 'search', 'notFound', 'password', 'section')
  ) NOT VALID;

CREATE OR REPLACE FUNCTION note_templates() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  store uuid := coalesce(NEW.store_id, OLD.store_id);
  published text[] := ARRAY(
    SELECT DISTINCT template_for FROM pages
    WHERE store_id = store AND template_for <> 'section' AND published_revision IS NOT NULL
    ORDER BY 1
  );
BEGIN
  UPDATE stores SET templates = published WHERE id = store AND templates <> published;
  RETURN NULL;
END $$;
