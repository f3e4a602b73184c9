-- Words by which an owner gathers products; shoppers find them by these too.
ALTER TABLE products ADD COLUMN tags text[] NOT NULL DEFAULT '{}'
  CHECK (array_position(tags, NULL) IS NULL);

CREATE INDEX products_tagged_index ON products (store_id) INCLUDE (tags) WHERE tags <> '{}';

ALTER TABLE categories
  ADD COLUMN seo_title text NOT NULL DEFAULT '',
  ADD COLUMN meta_description text NOT NULL DEFAULT '',
  -- Which products stand in it; null where the owner chooses them one by one.
  ADD COLUMN rule jsonb CHECK (jsonb_typeof(rule) = 'object'),
  ADD COLUMN updated_at timestamptz NOT NULL DEFAULT now();
CREATE INDEX categories_rule_index ON categories (store_id) WHERE rule IS NOT NULL;

-- A place that the owner has given; products without one follow.
ALTER TABLE product_categories ALTER COLUMN position DROP NOT NULL;
ALTER TABLE product_categories ALTER COLUMN position DROP DEFAULT;
ALTER TABLE categories NO FORCE ROW LEVEL SECURITY;
ALTER TABLE product_categories NO FORCE ROW LEVEL SECURITY;
UPDATE product_categories SET position = NULL WHERE position = 0;
-- What was plain text is rich text from now on.
UPDATE categories SET description = '<p>' || replace(replace(replace(replace(
    description, '&', '&amp;'), '<', '&lt;'), '>', '&gt;'), E'\n', '<br />') || '</p>'
  WHERE description <> '';
ALTER TABLE categories FORCE ROW LEVEL SECURITY;
ALTER TABLE product_categories FORCE ROW LEVEL SECURITY;

/* A rule as SQL about the product `p`. Every value in it is quoted. */
CREATE FUNCTION rule_condition(rule jsonb) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE
RETURN (
  SELECT coalesce(
    string_agg('(' || told.condition || ')', CASE rule ->> 'match' WHEN 'any' THEN ' OR ' ELSE ' AND ' END),
    'false')
  FROM jsonb_array_elements(rule -> 'conditions') AS asked (of),
    LATERAL (SELECT asked.of ->> 'is' AS is, asked.of ->> 'value' AS value,
      CASE asked.of ->> 'is' WHEN 'atLeast' THEN '>=' WHEN 'atMost' THEN '<='
        WHEN 'after' THEN '>=' WHEN 'before' THEN '<' END AS compared) AS own,
    LATERAL (SELECT CASE asked.of ->> 'field'
      WHEN 'price' THEN format('coalesce(p.discount_price, p.price) %s %L::bigint', compared, value)
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

/* The products that a rule takes, the newest first, and how many there are in all. */
CREATE FUNCTION fitting_products(rule jsonb, most integer)
RETURNS TABLE (id uuid, total bigint) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT p.id, count(*) OVER () FROM products p WHERE p.store_id = current_store() AND (%s)
      ORDER BY p.created_at DESC, p.id DESC LIMIT $1', rule_condition(rule)) USING most;
END
$$;

/* Puts these products into the categories whose rule they fit, and takes them out of the others.
   Whoever writes a rule holds the lock alone, so that no product is judged by an older one. */
CREATE FUNCTION follow_rules(store uuid, changed uuid[], only_category uuid, only_pieces boolean)
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
    ON CONFLICT DO NOTHING', rules) USING store, changed;
END
$$;

CREATE FUNCTION follow_rules_of_products() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    PERFORM follow_rules(store_id, array_agg(id), NULL, false) FROM new_rows GROUP BY store_id;
  ELSE
    PERFORM follow_rules(n.store_id, array_agg(n.id), NULL, false)
    FROM new_rows n JOIN old_rows o USING (store_id, id)
    WHERE (n.price, n.discount_price, n.available, n.track_stock, n.stock, n.tags,
        n.attribute_groups, n.created_at)
      IS DISTINCT FROM (o.price, o.discount_price, o.available, o.track_stock, o.stock, o.tags,
        o.attribute_groups, o.created_at)
    GROUP BY n.store_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER products_rules_insert AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION follow_rules_of_products();
CREATE TRIGGER products_rules_update AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION follow_rules_of_products();

CREATE FUNCTION follow_rules_of_variations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM follow_rules(store_id, array_agg(DISTINCT product_id), NULL, true)
  FROM written GROUP BY store_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER variations_rules_insert AFTER INSERT ON variations REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION follow_rules_of_variations();
CREATE TRIGGER variations_rules_update AFTER UPDATE ON variations REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION follow_rules_of_variations();
CREATE TRIGGER variations_rules_delete AFTER DELETE ON variations REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION follow_rules_of_variations();

-- Tags are searched. The name of a category counts where the owner has put the product there; what a
-- rule gathers may be half of the store, and says nothing that its tags, options and name do not.
CREATE OR REPLACE FUNCTION index_products(store uuid, ids uuid[]) RETURNS void LANGUAGE sql
BEGIN ATOMIC
  DELETE FROM product_words WHERE store_id = store AND product_id = ANY (ids);
  INSERT INTO product_words (store_id, product_id, word, weight, shown)
  SELECT p.store_id, p.id, said.word, least(sum(said.weight), 30000), p.status = 'active'
  FROM products p
  CROSS JOIN LATERAL (
    -- A word weighs more in a short name.
    SELECT unnest(words) AS word, 60 + 40 / greatest(cardinality(words), 1) AS weight
    FROM words_of(p.name) AS words
    UNION ALL
    SELECT unnest(words_of(code) || array_to_string(words_of(code), '')), 40
    FROM (SELECT p.sku AS code UNION
      SELECT v.sku FROM variations v WHERE v.store_id = store AND v.product_id = p.id) AS codes
    WHERE code <> ''
    UNION ALL
    SELECT unnest(words_of(g.name)), 20
    FROM product_categories c
    JOIN categories g ON g.store_id = c.store_id AND g.id = c.category_id AND g.rule IS NULL
    WHERE c.store_id = store AND c.product_id = p.id
    UNION ALL
    SELECT unnest(words_of(array_to_string(p.tags, ' '))), 20
    UNION ALL
    SELECT unnest(words_of(value #>> '{}')), 10
    FROM jsonb_path_query(p.attribute_groups, '$[*].values[*].value') AS value
    UNION ALL
    SELECT word, 4 FROM (
      SELECT DISTINCT unnest(words_of(regexp_replace(
        regexp_replace(p.description, '<[^>]*>', ' ', 'g'), '&#?\w+;', ' ', 'g'))) AS word
      LIMIT 300) AS described
  ) AS said
  WHERE p.store_id = store AND p.id = ANY (ids) AND said.word <> ''
  GROUP BY p.store_id, p.id, said.word, p.status;
END;

DROP TRIGGER index_changed ON products;
CREATE TRIGGER index_changed
  AFTER UPDATE OF name, sku, description, tags, attribute_groups ON products FOR EACH ROW
  WHEN ((OLD.name, OLD.sku, OLD.description, OLD.tags, OLD.attribute_groups)
    IS DISTINCT FROM (NEW.name, NEW.sku, NEW.description, NEW.tags, NEW.attribute_groups))
  EXECUTE FUNCTION index_changed_product();

CREATE OR REPLACE FUNCTION index_products_of_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.index_later', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM index_products(w.store_id, array_agg(DISTINCT w.product_id)) FROM written w
  WHERE NOT EXISTS (SELECT FROM categories g
    WHERE g.store_id = w.store_id AND g.id = w.category_id AND g.rule IS NOT NULL)
  GROUP BY w.store_id;
  RETURN NULL;
END
$$;

DROP TRIGGER index_renamed ON categories;
CREATE TRIGGER index_renamed AFTER UPDATE OF name, rule ON categories FOR EACH ROW
  WHEN ((OLD.name <> NEW.name AND NEW.rule IS NULL) OR (OLD.rule IS NULL) <> (NEW.rule IS NULL))
  EXECUTE FUNCTION index_products_of_category();
