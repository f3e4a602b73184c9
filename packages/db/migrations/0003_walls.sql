-- Two roles that no one signs in as. The application's connections stand in vitrine_platform, which
-- cannot reach a tenant table; inStore steps into vitrine_app, which sees one store's rows only.
-- Roles belong to the whole cluster: another database on it may have made them already.
DO $$
DECLARE
  role_name text;
BEGIN
  FOREACH role_name IN ARRAY ARRAY['vitrine_app', 'vitrine_platform'] LOOP
    -- Looked for first: who may not create roles can do with those that an administrator made.
    IF NOT EXISTS (SELECT FROM pg_roles WHERE rolname = role_name) THEN
      BEGIN
        EXECUTE format('CREATE ROLE %I NOLOGIN NOSUPERUSER NOBYPASSRLS', role_name);
      EXCEPTION WHEN duplicate_object OR unique_violation THEN
        NULL;
      END;
    END IF;
    EXECUTE format('GRANT USAGE ON SCHEMA public TO %I', role_name);
  END LOOP;
END
$$;

-- The store of this transaction; null outside inStore. Policies call it as (SELECT current_store()),
-- which is evaluated once per statement instead of once per row.
CREATE FUNCTION current_store() RETURNS uuid
  LANGUAGE sql STABLE PARALLEL SAFE
  RETURN nullif(current_setting('app.store_id', true), '')::uuid;

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY[
    'pages', 'page_revisions', 'global_contents', 'slug_redirects',
    'products', 'variations', 'categories', 'product_categories',
    'order_counters', 'orders', 'order_lines', 'order_payments', 'order_fulfilments',
    'idempotency_keys', 'outbox'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY own_store ON %I TO vitrine_app
         USING (store_id = (SELECT current_store()))
         WITH CHECK (store_id = (SELECT current_store()))',
      tenant_table
    );
    EXECUTE format('GRANT SELECT, INSERT ON %I TO vitrine_app', tenant_table);
  END LOOP;
END
$$;

-- Page revisions, order lines and payments are append-only: they are never changed or deleted alone.
GRANT UPDATE ON pages, global_contents, slug_redirects, products, variations, categories,
  product_categories, order_counters, orders, order_fulfilments, idempotency_keys, outbox
  TO vitrine_app;
GRANT DELETE ON pages, slug_redirects, products, variations, categories, product_categories,
  idempotency_keys TO vitrine_app;

-- A store sees its own row and moves its own version; the rest of it belongs to the platform.
ALTER TABLE stores ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_store ON stores TO vitrine_app
  USING (id = (SELECT current_store())) WITH CHECK (id = (SELECT current_store()));
CREATE POLICY platform ON stores TO vitrine_platform USING (true) WITH CHECK (true);
GRANT SELECT, UPDATE (version) ON stores TO vitrine_app;

GRANT SELECT, INSERT, UPDATE, DELETE
  ON users, sessions, accounts, verifications, stores, store_members, domains
  TO vitrine_platform;

-- The job that sends what is due must find it in every store, but reads it in that store only.
GRANT SELECT (store_id, id, kind, status, attempts, created_at) ON outbox TO vitrine_platform;
CREATE POLICY platform_sees_pending ON outbox FOR SELECT TO vitrine_platform
  USING (status = 'pending');
