/* A rule as an SQL condition on the product `p`. Every value in it is quoted. */
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

/* The products that a rule selects, newest first, and how many there are in all. */
CREATE FUNCTION fitting_products(rule jsonb, most integer)
RETURNS TABLE (id uuid, total bigint) LANGUAGE plpgsql STABLE AS $$
BEGIN
  RETURN QUERY EXECUTE format(
    'SELECT p.id, count(*) OVER () FROM products p WHERE p.store_id = current_store() AND (%s)
      ORDER BY p.created_at DESC, p.id DESC LIMIT $1', rule_condition(rule)) USING most;
END
$$;

/* Adds these products to the categories whose rule they match, and removes them from the others. A
   rule is written under the same lock held alone, so that no product is judged by an older rule. */
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
    ON CONFLICT (store_id, product_id, category_id) DO UPDATE
      SET shown = excluded.shown, available = excluded.available, paid = excluded.paid
      WHERE (product_categories.shown, product_categories.available, product_categories.paid)
        IS DISTINCT FROM (excluded.shown, excluded.available, excluded.paid)', rules)
  USING store, changed;
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
    WHERE (n.paid_from, n.available, n.track_stock, n.stock, n.tags, n.attribute_groups,
        n.created_at, n.status)
      IS DISTINCT FROM (o.paid_from, o.available, o.track_stock, o.stock, o.tags,
        o.attribute_groups, o.created_at, o.status)
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
