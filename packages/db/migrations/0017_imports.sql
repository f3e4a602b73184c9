-- Files of products that owners brought. A file is taken apart into its products at once; the dry run
-- says of each what would happen, and applying and undoing go through them in portions. Whatever
-- stands still in the middle, how far it came stands here.
CREATE TABLE product_imports (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  file_name text NOT NULL,
  format text NOT NULL CHECK (format IN ('vitrine', 'shopify')),
  state text NOT NULL
    CHECK (state IN ('checking', 'ready', 'applying', 'done', 'undoing', 'undone')),
  products integer NOT NULL,
  rows integer NOT NULL,
  progress integer NOT NULL DEFAULT 0,
  columns jsonb NOT NULL,
  ignored_columns jsonb NOT NULL DEFAULT '[]',
  made_categories jsonb NOT NULL DEFAULT '[]',
  actor text,
  created_at timestamptz NOT NULL DEFAULT now(),
  finished_at timestamptz,
  PRIMARY KEY (store_id, id)
);
CREATE INDEX product_imports_latest_index ON product_imports (store_id, created_at DESC, id DESC);

CREATE TABLE product_import_items (
  store_id uuid NOT NULL,
  import_id uuid NOT NULL,
  number integer NOT NULL,
  row integer NOT NULL,
  rows integer NOT NULL,
  slug text NOT NULL,
  name text NOT NULL,
  -- What the file says, until it is done.
  cells jsonb,
  action text CHECK (action IN ('create', 'update', 'skip', 'refuse')),
  changes jsonb NOT NULL DEFAULT '[]',
  messages jsonb NOT NULL DEFAULT '[]',
  noted boolean NOT NULL DEFAULT false,
  -- The stock that the dry run saw: what is sold between it and the import stays sold.
  seen jsonb,
  product_id uuid,
  -- The product as it was, and the moment that the import wrote beside it.
  before jsonb,
  written_at timestamptz,
  "left" boolean NOT NULL DEFAULT false,
  PRIMARY KEY (store_id, import_id, number),
  FOREIGN KEY (store_id, import_id) REFERENCES product_imports (store_id, id) ON DELETE CASCADE
);
CREATE INDEX product_import_items_action_index
  ON product_import_items (store_id, import_id, action, number);
CREATE INDEX product_import_items_noted_index
  ON product_import_items (store_id, import_id, number) WHERE noted;
CREATE INDEX product_import_items_left_index
  ON product_import_items (store_id, import_id, number) WHERE "left";

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['product_imports', 'product_import_items'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY own_store ON %I TO vitrine_app
         USING (store_id = (SELECT current_store()))
         WITH CHECK (store_id = (SELECT current_store()))',
      tenant_table
    );
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO vitrine_app', tenant_table);
  END LOOP;
END
$$;

-- A process that starts goes on with what was under way, in whichever store that was.
GRANT SELECT (store_id, id, state) ON product_imports TO vitrine_platform;
CREATE POLICY platform_sees_unfinished ON product_imports FOR SELECT TO vitrine_platform
  USING (state IN ('checking', 'applying', 'undoing'));

-- A portion of an import writes products, their categories and variations one after another, and
-- indexes their words once at its end.
CREATE OR REPLACE FUNCTION index_written_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.index_later', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM index_products(store_id, array_agg(id)) FROM written GROUP BY store_id;
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION index_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.index_later', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM index_products(NEW.store_id, ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION index_products_of_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.index_later', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM index_products(store_id, array_agg(DISTINCT product_id)) FROM written GROUP BY store_id;
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION index_coded_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.index_later', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM index_products(store_id, array_agg(DISTINCT product_id))
  FROM written WHERE sku <> '' GROUP BY store_id;
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION index_recoded_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.index_later', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM index_products(w.store_id, array_agg(DISTINCT w.product_id))
  FROM written w JOIN before b ON b.store_id = w.store_id AND b.id = w.id
  WHERE b.sku <> w.sku GROUP BY w.store_id;
  RETURN NULL;
END
$$;
