-- Also deletes the store, as the owner of the tables: before PostgreSQL 18 triggers on what a key
-- deletes run as whoever deleted, and the platform may not touch rows of shops.
CREATE OR REPLACE FUNCTION purge_store_root(store uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  EXECUTE format('SET LOCAL app.store_id = %L', store);
  DELETE FROM store_roots WHERE store_id = store;
  DELETE FROM stores WHERE id = store;
  SET LOCAL app.store_id = '';
END
$$;
