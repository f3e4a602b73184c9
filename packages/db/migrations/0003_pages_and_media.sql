CREATE TABLE pages (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  meta_title text NOT NULL DEFAULT '',
  meta_description text NOT NULL DEFAULT '',
  is_home boolean NOT NULL DEFAULT false,
  draft_revision integer NOT NULL,
  published_revision integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- Work that is saved automatically; null once it is a revision.
  draft jsonb,
  draft_saved_at timestamptz,
  draft_saved_by text,
  -- The client's id of the last save: one that got no answer learns whether it was its own.
  save_id uuid,
  publish_at timestamptz,
  publish_by text,
  publish_problem text,
  -- Name, address and search texts have a revision of their own: they change apart from the content.
  settings_revision integer NOT NULL DEFAULT 1,
  settings_save_id uuid,
  -- Signs the links to the draft; a new key revokes them all.
  preview_key text,
  -- Settings of a published page that are only in its draft; null where they are published.
  draft_settings jsonb,
  PRIMARY KEY (store_id, id),
  CONSTRAINT pages_slug_key UNIQUE (store_id, slug)
);
CREATE UNIQUE INDEX pages_one_home ON pages (store_id) WHERE is_home;

CREATE TABLE page_revisions (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  page_id uuid NOT NULL,
  revision integer NOT NULL CHECK (revision > 0),
  content jsonb NOT NULL,
  created_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  -- The page's settings, and what changed against the revision before.
  settings jsonb,
  changes jsonb,
  PRIMARY KEY (store_id, page_id, revision),
  FOREIGN KEY (store_id, page_id) REFERENCES pages (store_id, id) ON DELETE CASCADE
);

-- Checked at commit, so that a page and its first revision can be written in either order.
ALTER TABLE pages
  ADD CONSTRAINT pages_published_revision_exists
    FOREIGN KEY (store_id, id, published_revision)
    REFERENCES page_revisions (store_id, page_id, revision) DEFERRABLE INITIALLY DEFERRED;

CREATE TABLE global_contents (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  draft jsonb NOT NULL,
  published jsonb NOT NULL,
  revision integer NOT NULL DEFAULT 1,
  save_id uuid
);

CREATE TABLE slug_redirects (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('page', 'product', 'category')),
  from_slug text NOT NULL,
  to_id uuid NOT NULL,
  PRIMARY KEY (store_id, kind, from_slug)
);
CREATE INDEX slug_redirects_to_id_index ON slug_redirects (store_id, kind, to_id);

-- The address names the largest of the files made of each image.
CREATE TABLE media (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  url text NOT NULL,
  name text NOT NULL,
  alt text NOT NULL DEFAULT '',
  width integer NOT NULL CHECK (width > 0),
  height integer NOT NULL CHECK (height > 0),
  bytes integer NOT NULL CHECK (bytes > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  -- Where an import downloaded it from, so that the same address is not downloaded again.
  source_url text,
  PRIMARY KEY (store_id, id),
  CONSTRAINT media_url_key UNIQUE (store_id, url)
);
CREATE INDEX media_latest_index ON media (store_id, created_at DESC, id DESC);
CREATE UNIQUE INDEX media_source_index ON media (store_id, md5(source_url))
  WHERE source_url IS NOT NULL;

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY[
    'pages', 'page_revisions', 'global_contents', 'slug_redirects', 'media'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY own_store ON %I TO vitrine_app
         USING (store_id = (SELECT current_store()))
         WITH CHECK (store_id = (SELECT current_store()))',
      tenant_table
    );
  END LOOP;
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE ON pages, slug_redirects TO vitrine_app;
GRANT SELECT, INSERT, UPDATE ON global_contents TO vitrine_app;
GRANT SELECT, INSERT, DELETE, UPDATE (alt) ON media TO vitrine_app;
-- Revisions are append-only.
GRANT SELECT, INSERT ON page_revisions TO vitrine_app;
