-- One row for each store, where its rows are: what they refer to when `stores` is on another machine.
CREATE TABLE store_roots (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE
);
-- For the version before, and for whatever inserts a store without stepping into it.
CREATE FUNCTION add_store_root() RETURNS trigger
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  INSERT INTO store_roots (store_id) VALUES (NEW.id) ON CONFLICT DO NOTHING;
  RETURN NULL;
END
$$;
CREATE TRIGGER stores_rooted AFTER INSERT ON stores FOR EACH ROW EXECUTE FUNCTION add_store_root();
INSERT INTO store_roots (store_id) SELECT id FROM stores ON CONFLICT DO NOTHING;

ALTER TABLE store_roots ENABLE ROW LEVEL SECURITY;
ALTER TABLE store_roots FORCE ROW LEVEL SECURITY;
CREATE POLICY own_store ON store_roots TO vitrine_app
  USING (store_id = current_store()) WITH CHECK (store_id = current_store());
GRANT SELECT, INSERT ON store_roots TO vitrine_app;
-- Two functions of the owner add and purge roots; nobody else can, and a store cannot purge itself.
CREATE POLICY owner ON store_roots TO CURRENT_USER USING (true) WITH CHECK (true);
CREATE FUNCTION purge_store_root(store uuid) RETURNS void
LANGUAGE plpgsql SECURITY DEFINER SET search_path = public, pg_temp AS $$
BEGIN
  DELETE FROM store_roots WHERE store_id = store;
END
$$;
REVOKE ALL ON FUNCTION purge_store_root FROM PUBLIC;
GRANT EXECUTE ON FUNCTION purge_store_root TO vitrine_platform;

-- A subcategory of a deleted category has none above it. By a trigger before the key is checked at
-- the commit, since Citus refuses keys that set part of themselves to null.
CREATE FUNCTION leave_parent_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE categories SET parent_id = NULL WHERE store_id = OLD.store_id AND parent_id = OLD.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER categories_leave_parent AFTER DELETE ON categories FOR EACH ROW
  EXECUTE FUNCTION leave_parent_category();
ALTER TABLE categories DROP CONSTRAINT categories_store_id_parent_id_fkey;
ALTER TABLE categories ADD CONSTRAINT categories_store_id_parent_id_fkey
  FOREIGN KEY (store_id, parent_id) REFERENCES categories (store_id, id)
  DEFERRABLE INITIALLY DEFERRED NOT VALID;
