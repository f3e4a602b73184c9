-- A file is split into its products at once; the dry run, the import and its undo go through them in
-- portions, and one that was interrupted continues from the progress stored here.
CREATE TABLE product_imports (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  file_name text NOT NULL,
  format text NOT NULL CHECK (format IN ('vitrine', 'shopify', 'woocommerce')),
  state text NOT NULL CHECK (state IN
    ('checking', 'ready', 'fetching', 'applying', 'done', 'undoing', 'undone')),
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
  -- The file's content, until the import is done.
  cells jsonb,
  action text CHECK (action IN ('create', 'update', 'skip', 'refuse')),
  changes jsonb NOT NULL DEFAULT '[]',
  messages jsonb NOT NULL DEFAULT '[]',
  noted boolean NOT NULL DEFAULT false,
  -- The stock at the dry run: what is sold until the import stays sold.
  seen jsonb,
  product_id uuid,
  -- The product before the import, and when the import wrote it.
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
  FOREACH tenant_table IN ARRAY ARRAY[
    'product_imports', 'product_import_items'
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
GRANT SELECT, INSERT, UPDATE, DELETE ON product_imports, product_import_items TO vitrine_app;

-- A process that starts finds unfinished imports in every store, and reads them in that store only.
GRANT SELECT (store_id, id, state) ON product_imports TO vitrine_platform;
CREATE POLICY platform_sees_unfinished ON product_imports FOR SELECT TO vitrine_platform
  USING (state IN ('checking', 'fetching', 'applying', 'undoing'));

/* Analyzes a table that has doubled: a large import is over before autovacuum would. Only the owner
   of a table may. */
CREATE FUNCTION look_at_grown_table(named text) RETURNS boolean
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  IF named NOT IN ('products', 'variations', 'categories', 'product_categories', 'product_words',
      'price_history', 'stock_movements', 'product_import_items')
    OR (SELECT pg_relation_size(oid) < 2 * greatest(relpages, 1) * current_setting('block_size')::bigint
      FROM pg_class WHERE oid = named::regclass) THEN
    RETURN false;
  END IF;
  EXECUTE format('ANALYZE %I', named);
  RETURN true;
END
$$;
REVOKE ALL ON FUNCTION look_at_grown_table FROM PUBLIC;
GRANT EXECUTE ON FUNCTION look_at_grown_table TO vitrine_app;
