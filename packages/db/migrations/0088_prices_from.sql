-- What the cheapest and the dearest way to buy a product cost. Lists show, filter and sort by the
-- cheapest, which was looked up for each card and was not what a listing was sorted by.
ALTER TABLE products
  ADD COLUMN paid_from bigint NOT NULL DEFAULT 0,
  ADD COLUMN paid_to bigint NOT NULL DEFAULT 0;

/* A variation without a price of its own costs what the product costs. */
CREATE FUNCTION paid_range(
  store uuid, product uuid, own_price bigint, own_discount bigint, OUT low bigint, OUT high bigint
) LANGUAGE sql STABLE AS $$
  SELECT coalesce(min(each.paid), own.paid), coalesce(max(each.paid), own.paid)
  FROM (SELECT coalesce(own_discount, own_price) AS paid) AS own
  LEFT JOIN (
    SELECT CASE WHEN v.price > 0 THEN coalesce(v.discount_price, v.price)
      ELSE coalesce(own_discount, own_price) END AS paid
    FROM variations v WHERE v.store_id = store AND v.product_id = product
  ) AS each ON true
  GROUP BY own.paid
$$;

ALTER TABLE products NO FORCE ROW LEVEL SECURITY;
ALTER TABLE variations NO FORCE ROW LEVEL SECURITY;
ALTER TABLE categories NO FORCE ROW LEVEL SECURITY;
ALTER TABLE product_categories NO FORCE ROW LEVEL SECURITY;
UPDATE products SET paid_from = coalesce(discount_price, price),
  paid_to = coalesce(discount_price, price);
UPDATE products p SET paid_from = r.low, paid_to = r.high
FROM products q, LATERAL paid_range(q.store_id, q.id, q.price, q.discount_price) AS r
WHERE q.has_variations AND p.store_id = q.store_id AND p.id = q.id;

CREATE FUNCTION keep_paid_range() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT r.low, r.high INTO NEW.paid_from, NEW.paid_to
  FROM paid_range(NEW.store_id, NEW.id, NEW.price, NEW.discount_price) AS r;
  RETURN NEW;
END
$$;
CREATE TRIGGER products_paid_range BEFORE INSERT OR UPDATE OF price, discount_price ON products
  FOR EACH ROW EXECUTE FUNCTION keep_paid_range();

CREATE FUNCTION follow_paid_range(store uuid, ids uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE products p SET paid_from = r.low, paid_to = r.high
  FROM products q, LATERAL paid_range(q.store_id, q.id, q.price, q.discount_price) AS r
  WHERE q.store_id = store AND q.id = ANY (ids) AND p.store_id = store AND p.id = q.id
    AND (p.paid_from, p.paid_to) IS DISTINCT FROM (r.low, r.high)
$$;
CREATE FUNCTION keep_paid_range_of_variations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM follow_paid_range(n.store_id, array_agg(DISTINCT n.product_id))
    FROM new_rows n JOIN old_rows o USING (store_id, id)
    WHERE (n.price, n.discount_price) IS DISTINCT FROM (o.price, o.discount_price)
    GROUP BY n.store_id;
  ELSE
    PERFORM follow_paid_range(store_id, array_agg(DISTINCT product_id)) FROM written
    GROUP BY store_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER paid_range_added AFTER INSERT ON variations REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION keep_paid_range_of_variations();
CREATE TRIGGER paid_range_changed AFTER UPDATE ON variations
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_paid_range_of_variations();
CREATE TRIGGER paid_range_removed AFTER DELETE ON variations REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION keep_paid_range_of_variations();

-- The version before sorts by what it reads, which takes it longer for as long as it still runs.
DROP INDEX products_paid_index;
CREATE INDEX products_paid_index ON products (store_id, status, paid_from, id) INCLUDE (available);

-- A category is counted, and a rule judges, by the same price.
CREATE OR REPLACE FUNCTION place_as_product_is() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.status = 'active', p.available, p.paid_from INTO NEW.shown, NEW.available, NEW.paid
  FROM products p WHERE p.store_id = NEW.store_id AND p.id = NEW.product_id;
  RETURN NEW;
END
$$;
CREATE OR REPLACE FUNCTION keep_places_of_products() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off AS $$
DECLARE
  store uuid;
  ids uuid[];
BEGIN
  FOR store, ids IN
    SELECT n.store_id, array_agg(n.id) FROM new_rows n JOIN old_rows o USING (store_id, id)
    WHERE (n.status = 'active', n.available, n.paid_from)
      IS DISTINCT FROM (o.status = 'active', o.available, o.paid_from)
    GROUP BY 1
  LOOP
    UPDATE product_categories c SET shown = p.status = 'active', available = p.available,
      paid = p.paid_from
    FROM products p
    WHERE c.store_id = store AND c.product_id = ANY (ids)
      AND p.store_id = store AND p.id = ANY (ids) AND p.id = c.product_id;
  END LOOP;
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION follow_rules_of_products() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM follow_rules(store_id, array_agg(id), NULL, false) FROM new_rows GROUP BY store_id;
  ELSE
    PERFORM follow_rules(n.store_id, array_agg(n.id), NULL, false)
    FROM new_rows n JOIN old_rows o USING (store_id, id)
    WHERE (n.paid_from, n.available, n.track_stock, n.stock, n.tags, n.attribute_groups,
        n.created_at, n.status)
      IS DISTINCT FROM (o.paid_from, o.available, o.track_stock, o.stock, o.tags,
        o.attribute_groups, o.created_at, o.status)
    GROUP BY n.store_id;
  END IF;
  RETURN NULL;
END
$$;
/* A rule as SQL about the product `p`. Every value in it is quoted. */
CREATE OR REPLACE FUNCTION rule_condition(rule jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT coalesce(
    string_agg('(' || told.condition || ')', CASE rule ->> 'match' WHEN 'any' THEN ' OR ' ELSE ' AND ' END),
    'false')
  FROM jsonb_array_elements(rule -> 'conditions') AS asked (of),
    LATERAL (SELECT asked.of ->> 'is' AS is, asked.of ->> 'value' AS value,
      CASE asked.of ->> 'is' WHEN 'atLeast' THEN '>=' WHEN 'atMost' THEN '<='
        WHEN 'after' THEN '>=' WHEN 'before' THEN '<' END AS compared) AS own,
    LATERAL (SELECT CASE asked.of ->> 'field'
      WHEN 'price' THEN format('p.paid_from %s %L::bigint', compared, value)
      WHEN 'stock' THEN CASE own.is WHEN 'in' THEN 'p.available' ELSE 'NOT p.available' END
      -- A variation whose stock is not counted never runs out.
      WHEN 'pieces' THEN format('p.track_stock AND coalesce((
          SELECT sum(coalesce(v.stock, 1000000000)) FROM variations v
          WHERE v.store_id = p.store_id AND v.product_id = p.id), p.stock) %s %L::bigint',
        compared, value)
      WHEN 'tag' THEN format('%s EXISTS (SELECT FROM unnest(p.tags) AS tag WHERE lower(tag) = lower(%L))',
        CASE own.is WHEN 'isNot' THEN 'NOT' ELSE '' END, value)
      WHEN 'attribute' THEN format('%s p.attribute_groups @> %L::jsonb',
        CASE own.is WHEN 'isNot' THEN 'NOT' ELSE '' END,
        jsonb_build_array(jsonb_build_object('name', asked.of -> 'name',
          'values', jsonb_build_array(jsonb_build_object('value', asked.of -> 'value')))))
      WHEN 'created' THEN format('p.created_at %s %L::date::timestamp AT TIME ZONE ''UTC''',
        compared, value)
      ELSE 'false' END AS condition) AS told
);

UPDATE product_categories c SET paid = p.paid_from
FROM products p WHERE p.store_id = c.store_id AND p.id = c.product_id AND c.paid <> p.paid_from;
SELECT follow_rules(store_id, array_agg(id), NULL, false) FROM products
WHERE paid_from <> coalesce(discount_price, price) GROUP BY store_id;
ALTER TABLE products FORCE ROW LEVEL SECURITY;
ALTER TABLE variations FORCE ROW LEVEL SECURITY;
ALTER TABLE categories FORCE ROW LEVEL SECURITY;
ALTER TABLE product_categories FORCE ROW LEVEL SECURITY;
