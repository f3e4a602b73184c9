-- Signs that a shop may harm people, for operators to look at.

-- What the provider looks for: protected names, mail domains that are thrown away, hosts of harm.
CREATE TABLE watch_entries (
  list text NOT NULL CHECK (list IN ('names', 'mailDomains', 'hosts')),
  value text NOT NULL CHECK (length(value) BETWEEN 1 AND 253),
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (list, value)
);

CREATE TABLE signal_checks (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  -- Null while nothing is to do.
  due_at timestamptz DEFAULT now(),
  -- End of the lease of the process that checks it.
  claimed_until timestamptz,
  checked_at timestamptz,
  -- The shop's version that was checked.
  checked_version bigint,
  -- The shop's name as names are compared, and since when it has it; a later one is the imitation.
  name_key text,
  named_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX signal_checks_due ON signal_checks (due_at) WHERE due_at IS NOT NULL;

-- The names as they are compared, and without each of their letters: similar names share one. As rows:
-- of an array of rare texts PostgreSQL expects too many to use an index.
CREATE TABLE name_variants (
  variant text NOT NULL,
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  PRIMARY KEY (variant, store_id)
);
CREATE INDEX name_variants_store_id_index ON name_variants (store_id);

CREATE TABLE shop_signals (
  id uuid PRIMARY KEY,
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('lookAlike', 'protectedName', 'disposableMail', 'badLink')),
  -- The other name, the mail domain or the host.
  subject text NOT NULL,
  -- Where it was found.
  place text NOT NULL DEFAULT '',
  -- The shop that it looks like.
  other_store_id uuid REFERENCES stores (id) ON DELETE CASCADE,
  found_at timestamptz NOT NULL DEFAULT now(),
  dismissed_at timestamptz,
  dismissed_by text,
  note text,
  UNIQUE (store_id, kind, subject)
);
CREATE INDEX shop_signals_other_store_index ON shop_signals (other_store_id);
CREATE INDEX shop_signals_open ON shop_signals (found_at, id) WHERE dismissed_at IS NULL;
CREATE INDEX shop_signals_dismissed ON shop_signals (dismissed_at, id)
  WHERE dismissed_at IS NOT NULL;

GRANT SELECT, INSERT, UPDATE, DELETE ON watch_entries, signal_checks, name_variants, shop_signals
  TO vitrine_platform;

-- At once for a new shop, and every ten minutes at most for one that changes all the time.
CREATE FUNCTION request_signal_check(store uuid) RETURNS void
LANGUAGE sql SECURITY DEFINER SET search_path = public, pg_temp AS $$
  INSERT INTO signal_checks AS c (store_id) VALUES (store)
  ON CONFLICT (store_id) DO UPDATE
    SET due_at = greatest(now(), c.checked_at + interval '10 minutes')
    WHERE c.due_at IS DISTINCT FROM greatest(now(), c.checked_at + interval '10 minutes')
$$;

CREATE FUNCTION request_check_of_store() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM request_signal_check(NEW.id);
  RETURN NULL;
END $$;
CREATE TRIGGER stores_watched AFTER INSERT OR UPDATE OF name, store_domain, deleted_at ON stores
  FOR EACH ROW EXECUTE FUNCTION request_check_of_store();

CREATE FUNCTION request_check_of_content() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM request_signal_check(NEW.store_id);
  RETURN NULL;
END $$;
CREATE TRIGGER pages_watched AFTER INSERT OR UPDATE OF published_revision ON pages
  FOR EACH ROW WHEN (NEW.published_revision IS NOT NULL)
  EXECUTE FUNCTION request_check_of_content();
CREATE TRIGGER global_contents_watched AFTER UPDATE OF published ON global_contents
  FOR EACH ROW EXECUTE FUNCTION request_check_of_content();
CREATE TRIGGER owners_watched AFTER INSERT OR UPDATE OF role ON store_members
  FOR EACH ROW WHEN (NEW.role = 'owner') EXECUTE FUNCTION request_check_of_content();

CREATE FUNCTION request_checks_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM request_signal_check(store_id) FROM store_members
    WHERE user_id = NEW.id AND role = 'owner' ORDER BY store_id;
  RETURN NULL;
END $$;
CREATE TRIGGER users_watched AFTER UPDATE OF email ON users
  FOR EACH ROW WHEN (NEW.email <> OLD.email) EXECUTE FUNCTION request_checks_of_owner();

-- The console lists emails that failed; who they were for is read in their store.
CREATE POLICY platform_sees_failed ON outbox FOR SELECT TO vitrine_platform
  USING (status = 'failed');
