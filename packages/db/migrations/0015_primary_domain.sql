-- The verified domain that a store shows; null means its subdomain. A trigger maintains it, since
-- emails and invoices see only the rows of one store.
ALTER TABLE stores ADD COLUMN primary_domain text;
UPDATE stores s SET primary_domain = d.domain
  FROM domains d WHERE d.store_id = s.id AND d.is_primary AND d.status = 'verified';

-- Notifies all processes of changed names. A channel of its own, since versions change with every
-- edit.
CREATE FUNCTION notify_names_changed(store uuid) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('store_changed', store::text);
  PERFORM pg_notify('names_changed', store::text);
END $$;

CREATE FUNCTION update_primary_domain() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE of_store uuid := coalesce(NEW.store_id, OLD.store_id);
BEGIN
  UPDATE stores SET version = version + 1, primary_domain = (
    SELECT d.domain FROM domains d
    WHERE d.store_id = of_store AND d.is_primary AND d.status = 'verified' LIMIT 1)
  WHERE id = of_store;
  PERFORM notify_names_changed(of_store);
  RETURN NULL;
END $$;
CREATE TRIGGER domains_added AFTER INSERT ON domains FOR EACH ROW
  WHEN (NEW.status <> 'pending') EXECUTE FUNCTION update_primary_domain();
CREATE TRIGGER domains_changed AFTER UPDATE ON domains FOR EACH ROW
  WHEN ((OLD.domain, OLD.status, OLD.is_primary)
    IS DISTINCT FROM (NEW.domain, NEW.status, NEW.is_primary)) EXECUTE FUNCTION update_primary_domain();
CREATE TRIGGER domains_removed AFTER DELETE ON domains FOR EACH ROW
  WHEN (OLD.status <> 'pending') EXECUTE FUNCTION update_primary_domain();

CREATE FUNCTION notify_store_names() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_names_changed(coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;
CREATE TRIGGER stores_added AFTER INSERT OR DELETE ON stores FOR EACH ROW
  EXECUTE FUNCTION notify_store_names();
CREATE TRIGGER stores_changed AFTER UPDATE OF store_domain, status, deleted_at ON stores
  FOR EACH ROW EXECUTE FUNCTION notify_store_names();

CREATE FUNCTION notify_left_name() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM notify_names_changed(coalesce(NEW.store_id, OLD.store_id));
  RETURN NULL;
END $$;
CREATE TRIGGER left_subdomains_changed AFTER INSERT OR DELETE ON left_subdomains FOR EACH ROW
  EXECUTE FUNCTION notify_left_name();
