-- What articles were before they were changed, whoever changed them; the last fifty of each.
CREATE TABLE article_versions (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  article_id uuid NOT NULL,
  revision integer NOT NULL,
  title text NOT NULL,
  author text NOT NULL,
  cover text,
  cover_alt text NOT NULL,
  excerpt text NOT NULL,
  -- Sanitised HTML.
  body text NOT NULL,
  tags text[] NOT NULL,
  seo_title text NOT NULL,
  meta_description text NOT NULL,
  social_image text,
  saved_at timestamptz NOT NULL,
  PRIMARY KEY (store_id, article_id, revision),
  FOREIGN KEY (store_id, article_id) REFERENCES articles (store_id, id) ON DELETE CASCADE
);
ALTER TABLE article_versions ENABLE ROW LEVEL SECURITY;
ALTER TABLE article_versions FORCE ROW LEVEL SECURITY;
CREATE POLICY own_store ON article_versions TO vitrine_app
  USING (store_id = (SELECT current_store()))
  WITH CHECK (store_id = (SELECT current_store()));
GRANT SELECT, INSERT, DELETE ON article_versions TO vitrine_app;

CREATE FUNCTION store_article_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO article_versions (
    store_id, article_id, revision, title, author, cover, cover_alt, excerpt, body, tags,
    seo_title, meta_description, social_image, saved_at
  ) VALUES (
    OLD.store_id, OLD.id, OLD.revision, OLD.title, OLD.author, OLD.cover, OLD.cover_alt,
    OLD.excerpt, OLD.body, OLD.tags, OLD.seo_title, OLD.meta_description, OLD.social_image,
    OLD.updated_at
  ) ON CONFLICT DO NOTHING;
  DELETE FROM article_versions v
  WHERE v.store_id = OLD.store_id AND v.article_id = OLD.id AND v.revision <= (
    SELECT o.revision FROM article_versions o
    WHERE o.store_id = OLD.store_id AND o.article_id = OLD.id
    ORDER BY o.revision DESC OFFSET 50 LIMIT 1
  );
  RETURN NULL;
END $$;
CREATE TRIGGER article_changed AFTER UPDATE ON articles FOR EACH ROW
  WHEN (
    (OLD.title, OLD.author, OLD.cover, OLD.cover_alt, OLD.excerpt, OLD.body, OLD.tags,
      OLD.seo_title, OLD.meta_description, OLD.social_image)
    IS DISTINCT FROM
    (NEW.title, NEW.author, NEW.cover, NEW.cover_alt, NEW.excerpt, NEW.body, NEW.tags,
      NEW.seo_title, NEW.meta_description, NEW.social_image)
  )
  EXECUTE FUNCTION store_article_version();
