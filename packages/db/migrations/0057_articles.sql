CREATE TABLE articles (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  title text NOT NULL,
  slug text NOT NULL,
  author text NOT NULL DEFAULT '',
  cover text,
  cover_alt text NOT NULL DEFAULT '',
  excerpt text NOT NULL DEFAULT '',
  -- Sanitised HTML.
  body text NOT NULL DEFAULT '',
  tags text[] NOT NULL DEFAULT '{}' CHECK (array_position(tags, NULL) IS NULL),
  -- The address of each tag, in the order of the tags.
  tag_slugs text[] NOT NULL DEFAULT '{}' CHECK (cardinality(tag_slugs) = cardinality(tags)),
  seo_title text NOT NULL DEFAULT '',
  meta_description text NOT NULL DEFAULT '',
  social_image text,
  published boolean NOT NULL DEFAULT false,
  -- The date that shoppers see: when it was first published.
  published_at timestamptz,
  -- When a draft goes live by itself.
  publish_at timestamptz,
  revision integer NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  CONSTRAINT articles_slug_key UNIQUE (store_id, slug),
  CONSTRAINT articles_dated CHECK (NOT published OR published_at IS NOT NULL),
  CONSTRAINT articles_scheduled_draft CHECK (NOT published OR publish_at IS NULL)
);
CREATE INDEX articles_shown_index ON articles (store_id, published_at DESC, id DESC)
  WHERE published;
CREATE INDEX articles_edited_index ON articles (store_id, updated_at DESC, id DESC);

ALTER TABLE articles ENABLE ROW LEVEL SECURITY;
ALTER TABLE articles FORCE ROW LEVEL SECURITY;
CREATE POLICY own_store ON articles TO vitrine_app
  USING (store_id = (SELECT current_store()))
  WITH CHECK (store_id = (SELECT current_store()));
GRANT SELECT, INSERT, UPDATE, DELETE ON articles TO vitrine_app;

ALTER TABLE slug_redirects
  DROP CONSTRAINT slug_redirects_kind_check,
  ADD CONSTRAINT slug_redirects_kind_check
    CHECK (kind IN ('page', 'product', 'category', 'article')) NOT VALID;
