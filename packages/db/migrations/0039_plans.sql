-- What the provider sells. Limits are {"products": 100}; a missing one, or null, is unlimited.
CREATE TABLE plans (
  id text PRIMARY KEY CHECK (id ~ '^[a-z][a-z0-9-]{0,39}$'),
  name text NOT NULL,
  description text NOT NULL DEFAULT '',
  position integer NOT NULL DEFAULT 0,
  limits jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(limits) = 'object'),
  trial_days integer NOT NULL DEFAULT 0 CHECK (trial_days BETWEEN 0 AND 730),
  -- Of accounts that have no other plan.
  is_default boolean NOT NULL DEFAULT false,
  -- Nobody can choose it any more; accounts that have it keep it.
  retired_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  CHECK (NOT is_default OR retired_at IS NULL)
);
CREATE UNIQUE INDEX plans_one_default ON plans (is_default) WHERE is_default;

-- In minor units; a plan without prices is free.
CREATE TABLE plan_prices (
  plan_id text NOT NULL REFERENCES plans (id) ON DELETE CASCADE,
  currency char(3) NOT NULL,
  period text NOT NULL CHECK (period IN ('month', 'year')),
  amount bigint NOT NULL CHECK (amount > 0),
  PRIMARY KEY (plan_id, currency, period)
);

INSERT INTO plans (id, name, is_default) VALUES ('unlimited', 'Unlimited', true);

CREATE TABLE account_plans (
  user_id text PRIMARY KEY REFERENCES users (id) ON DELETE CASCADE,
  plan_id text NOT NULL REFERENCES plans (id)
);
CREATE INDEX account_plans_plan_index ON account_plans (plan_id);

-- The provider's exceptions for one shop, which take precedence over its owner's plan.
CREATE TABLE store_limits (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  limits jsonb NOT NULL CHECK (jsonb_typeof(limits) = 'object')
);

GRANT SELECT, INSERT, UPDATE, DELETE ON plans, plan_prices, account_plans, store_limits
  TO vitrine_platform;

CREATE FUNCTION limits_of_account(account text) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT coalesce(
    (SELECT p.limits FROM account_plans a JOIN plans p ON p.id = a.plan_id
     WHERE a.user_id = account),
    (SELECT limits FROM plans WHERE is_default),
    '{}')
$$;

-- Of the shop's first owner, as for its emails.
CREATE FUNCTION limits_of_store(store uuid) RETURNS jsonb
LANGUAGE sql STABLE SECURITY DEFINER SET search_path = public, pg_temp AS $$
  SELECT limits_of_account((
    SELECT m.user_id FROM store_members m JOIN users u ON u.id = m.user_id
    WHERE m.store_id = store AND m.role = 'owner' ORDER BY u.created_at LIMIT 1
  )) || coalesce((SELECT limits FROM store_limits WHERE store_id = store), '{}')
$$;

-- Domains count once with and without www.
CREATE FUNCTION used_of_store(store uuid, kind text) RETURNS bigint LANGUAGE plpgsql AS $$
BEGIN
  -- One statement each: a store may read only some of these tables.
  IF kind = 'products' THEN
    RETURN (SELECT count(*) FROM products WHERE store_id = store);
  ELSIF kind = 'storage' THEN
    RETURN (SELECT coalesce(sum(bytes), 0) FROM media WHERE store_id = store);
  ELSIF kind = 'orders' THEN
    RETURN (SELECT count(*) FROM orders WHERE store_id = store
      AND created_at >= date_trunc('month', now() AT TIME ZONE 'UTC') AT TIME ZONE 'UTC');
  ELSIF kind = 'staff' THEN
    RETURN (SELECT count(*) FROM store_members WHERE store_id = store AND role <> 'owner')
      + (SELECT count(*) FROM store_invitations WHERE store_id = store AND ended_at IS NULL);
  ELSIF kind = 'domains' THEN
    RETURN (SELECT count(DISTINCT regexp_replace(domain, '^www\.', '')) FROM domains
      WHERE store_id = store);
  END IF;
  RETURN 0;
END $$;

-- How many more the plan allows, negative when over; null is unlimited. Locks the count until the
-- transaction ends, so that parallel ones cannot both take what is left.
CREATE FUNCTION plan_room(store uuid, kind text) RETURNS bigint LANGUAGE plpgsql AS $$
DECLARE
  allowed bigint := (limits_of_store(store) ->> kind)::bigint;
BEGIN
  IF allowed IS NULL THEN RETURN NULL; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('plan ' || kind || ' ' || store, 0));
  RETURN allowed - used_of_store(store, kind);
END $$;

CREATE FUNCTION refuse_over_plan(kind text, allowed bigint) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  RAISE EXCEPTION 'plan_limit' USING ERRCODE = 'VT001',
    DETAIL = jsonb_build_object('limit', kind, 'max', allowed)::text;
END $$;

CREATE FUNCTION require_plan_room() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  store uuid;
BEGIN
  FOR store IN SELECT DISTINCT store_id FROM written ORDER BY 1 LOOP
    IF plan_room(store, TG_ARGV[0]) < 0 THEN
      PERFORM refuse_over_plan(TG_ARGV[0], (limits_of_store(store) ->> TG_ARGV[0])::bigint);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

-- An order that somebody paid for is never refused.
CREATE FUNCTION require_plan_room_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  store uuid;
BEGIN
  FOR store IN SELECT DISTINCT store_id FROM written
    WHERE payment_status = 'pending' OR total = 0 LOOP
    IF plan_room(store, 'orders') < 0 THEN
      PERFORM refuse_over_plan('orders', (limits_of_store(store) ->> 'orders')::bigint);
    END IF;
  END LOOP;
  RETURN NULL;
END $$;

CREATE FUNCTION shops_of_account(account text) RETURNS bigint LANGUAGE sql STABLE AS $$
  SELECT count(*) FROM store_members m JOIN stores s ON s.id = m.store_id
  WHERE m.user_id = account AND m.role = 'owner' AND s.deleted_at IS NULL
$$;

CREATE FUNCTION require_room_for_shop(account text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  allowed bigint := (limits_of_account(account) ->> 'shops')::bigint;
BEGIN
  IF allowed IS NULL THEN RETURN; END IF;
  PERFORM pg_advisory_xact_lock(hashtextextended('plan shops ' || account, 0));
  IF shops_of_account(account) > allowed THEN PERFORM refuse_over_plan('shops', allowed); END IF;
END $$;

CREATE FUNCTION require_room_of_owner() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM require_room_for_shop(NEW.user_id);
  RETURN NULL;
END $$;

CREATE FUNCTION require_room_of_restored() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM require_room_for_shop(user_id) FROM store_members
    WHERE store_id = NEW.id AND role = 'owner';
  RETURN NULL;
END $$;

CREATE TRIGGER products_within_plan AFTER INSERT ON products
  REFERENCING NEW TABLE AS written EXECUTE FUNCTION require_plan_room('products');
CREATE TRIGGER media_within_plan AFTER INSERT ON media
  REFERENCING NEW TABLE AS written EXECUTE FUNCTION require_plan_room('storage');
CREATE TRIGGER domains_within_plan AFTER INSERT ON domains
  REFERENCING NEW TABLE AS written EXECUTE FUNCTION require_plan_room('domains');
CREATE TRIGGER members_within_plan AFTER INSERT ON store_members
  REFERENCING NEW TABLE AS written EXECUTE FUNCTION require_plan_room('staff');
CREATE TRIGGER invitations_within_plan AFTER INSERT ON store_invitations
  REFERENCING NEW TABLE AS written EXECUTE FUNCTION require_plan_room('staff');
CREATE TRIGGER orders_within_plan AFTER INSERT ON orders
  REFERENCING NEW TABLE AS written EXECUTE FUNCTION require_plan_room_of_orders();
CREATE TRIGGER owners_within_plan AFTER INSERT ON store_members FOR EACH ROW
  WHEN (NEW.role = 'owner') EXECUTE FUNCTION require_room_of_owner();
CREATE TRIGGER new_owners_within_plan AFTER UPDATE OF role ON store_members FOR EACH ROW
  WHEN (NEW.role = 'owner' AND OLD.role <> 'owner') EXECUTE FUNCTION require_room_of_owner();
CREATE TRIGGER restored_within_plan AFTER UPDATE OF deleted_at ON stores FOR EACH ROW
  WHEN (OLD.deleted_at IS NOT NULL AND NEW.deleted_at IS NULL)
  EXECUTE FUNCTION require_room_of_restored();
