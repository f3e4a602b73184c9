-- Which of a store's products can be bought again or no more. Looked up by their ids: a plan made
-- while the table was small looked at every product of the store instead.
CREATE OR REPLACE FUNCTION keep_available_of_variations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  store uuid;
  ids uuid[];
BEGIN
  FOR store, ids IN SELECT store_id, array_agg(DISTINCT product_id) FROM written GROUP BY 1 LOOP
    UPDATE products p SET available = NOT p.available
    WHERE p.store_id = store AND p.id = ANY (ids)
      AND p.available <> is_available(p.store_id, p.id, p.track_stock, p.in_stock, p.stock);
  END LOOP;
  RETURN NULL;
END
$$;

-- The database plans by what it knows of a table. A file that brings many times of what was there is
-- through before it looks again by itself, so an import asks for it. Only an owner of a table may.
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

-- A category may hold most of a store. What its products are counted by stands beside their places,
-- so that a count looks at an index alone.
ALTER TABLE product_categories
  ADD COLUMN shown boolean NOT NULL DEFAULT false,
  ADD COLUMN available boolean NOT NULL DEFAULT false,
  ADD COLUMN paid bigint NOT NULL DEFAULT 0;
ALTER TABLE products NO FORCE ROW LEVEL SECURITY;
ALTER TABLE product_categories NO FORCE ROW LEVEL SECURITY;
UPDATE product_categories c SET shown = p.status = 'active', available = p.available,
  paid = coalesce(p.discount_price, p.price)
FROM products p WHERE p.store_id = c.store_id AND p.id = c.product_id;
ALTER TABLE products FORCE ROW LEVEL SECURITY;
ALTER TABLE product_categories FORCE ROW LEVEL SECURITY;
DROP INDEX product_categories_category_index;
CREATE INDEX product_categories_category_index
  ON product_categories (store_id, category_id, position) INCLUDE (shown, available, paid);

-- Whoever adds a place holds the product, or judges alone by a rule; so nothing changes in between.
CREATE FUNCTION place_as_product_is() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.status = 'active', p.available, coalesce(p.discount_price, p.price)
    INTO NEW.shown, NEW.available, NEW.paid
  FROM products p WHERE p.store_id = NEW.store_id AND p.id = NEW.product_id;
  RETURN NEW;
END
$$;
CREATE TRIGGER product_categories_as_product BEFORE INSERT ON product_categories
  FOR EACH ROW EXECUTE FUNCTION place_as_product_is();

CREATE FUNCTION keep_places_of_products() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off AS $$
DECLARE
  store uuid;
  ids uuid[];
BEGIN
  FOR store, ids IN
    SELECT n.store_id, array_agg(n.id) FROM new_rows n JOIN old_rows o USING (store_id, id)
    WHERE (n.status = 'active', n.available, coalesce(n.discount_price, n.price))
      IS DISTINCT FROM (o.status = 'active', o.available, coalesce(o.discount_price, o.price))
    GROUP BY 1
  LOOP
    UPDATE product_categories c SET shown = p.status = 'active', available = p.available,
      paid = coalesce(p.discount_price, p.price)
    FROM products p
    WHERE c.store_id = store AND c.product_id = ANY (ids)
      AND p.store_id = store AND p.id = ANY (ids) AND p.id = c.product_id;
  END LOOP;
  RETURN NULL;
END
$$;
-- By its name it comes after the rules, which wait for whoever writes one.
CREATE TRIGGER products_shelves_update AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_places_of_products();

CREATE OR REPLACE FUNCTION follow_rules_of_products() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM follow_rules(store_id, array_agg(id), NULL, false) FROM new_rows GROUP BY store_id;
  ELSE
    PERFORM follow_rules(n.store_id, array_agg(n.id), NULL, false)
    FROM new_rows n JOIN old_rows o USING (store_id, id)
    WHERE (n.price, n.discount_price, n.available, n.track_stock, n.stock, n.tags,
        n.attribute_groups, n.created_at, n.status)
      IS DISTINCT FROM (o.price, o.discount_price, o.available, o.track_stock, o.stock, o.tags,
        o.attribute_groups, o.created_at, o.status)
    GROUP BY n.store_id;
  END IF;
  RETURN NULL;
END
$$;

/* Puts these products into the categories whose rule they fit, and takes them out of the others.
   Whoever writes a rule holds the lock alone, so that no product is judged by an older one. */
CREATE OR REPLACE FUNCTION follow_rules(store uuid, changed uuid[], only_category uuid, only_pieces boolean)
RETURNS void LANGUAGE plpgsql SET enable_nestloop = on AS $$
DECLARE
  rules text;
BEGIN
  PERFORM pg_advisory_xact_lock_shared(hashtextextended('rules ' || store, 0));
  SELECT string_agg(format('(%L::uuid, %s)', g.id, rule_condition(g.rule)), ', ') INTO rules
  FROM categories g
  WHERE g.store_id = store AND g.rule IS NOT NULL
    AND (only_category IS NULL OR g.id = only_category)
    AND (NOT only_pieces OR g.rule @? '$.conditions[*] ? (@.field == "pieces")');
  IF rules IS NULL THEN
    RETURN;
  END IF;
  EXECUTE format(
    'WITH judged AS MATERIALIZED (
      SELECT p.id, own.category_id, own.fits
      FROM products p CROSS JOIN LATERAL (VALUES %s) AS own (category_id, fits)
      WHERE p.store_id = $1 AND p.id = ANY ($2)
    ), gone AS (
      DELETE FROM product_categories c USING judged j
      WHERE c.store_id = $1 AND c.product_id = j.id AND c.category_id = j.category_id
        AND j.fits IS NOT TRUE
    )
    INSERT INTO product_categories (store_id, product_id, category_id)
    SELECT $1, id, category_id FROM judged WHERE fits
    ON CONFLICT (store_id, product_id, category_id) DO UPDATE
      SET shown = excluded.shown, available = excluded.available, paid = excluded.paid
      WHERE (product_categories.shown, product_categories.available, product_categories.paid)
        IS DISTINCT FROM (excluded.shown, excluded.available, excluded.paid)', rules)
  USING store, changed;
END
$$;
