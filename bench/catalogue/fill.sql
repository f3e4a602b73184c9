SET session_replication_role = replica;
SET statement_timeout = 0;
SET synchronous_commit = off;
SET maintenance_work_mem = '512MB';
SET work_mem = '128MB';
SET max_parallel_maintenance_workers = 2;

/* The n-th word of a made-up language: no two are alike by chance more often than in a real one. */
CREATE FUNCTION pg_temp.word(n integer) RETURNS text LANGUAGE sql IMMUTABLE AS $$
  SELECT string_agg(substr('bdfghjklmnprstvz', 1 + get_byte(h, i) % 16, 1)
    || substr('aeiou', 1 + get_byte(h, i + 4) % 5, 1), '' ORDER BY i)
    || substr('lmnrst', 1 + max(get_byte(h, 9)) % 6, 1)
  FROM (SELECT decode(md5('word ' || n), 'hex') AS h) AS hashed, generate_series(0, 2) AS i
$$;
CREATE TEMP TABLE lexicon AS
  SELECT n, pg_temp.word(n) AS word FROM generate_series(1, 8000) AS n;
ANALYZE lexicon;

/* Few words are frequent and most are rare. */
CREATE FUNCTION pg_temp.pick(seed bigint, most integer) RETURNS integer LANGUAGE sql IMMUTABLE AS $$
  SELECT 1 + (most * power((hashint8extended(seed, 7) & 1048575) / 1048576.0, 2))::integer % most
$$;

CREATE TEMP TABLE held_indexes AS
  SELECT indexdef FROM pg_indexes
  WHERE indexname IN ('product_words_found_index', 'products_rows_newest_index',
    'products_rows_price_index', 'products_rows_name_index', 'products_paid_index',
    'products_name_index', 'products_latest_index', 'products_bestsellers_index',
    'products_featured_first_index');
DROP INDEX product_words_found_index, products_rows_newest_index, products_rows_price_index,
  products_rows_name_index, products_paid_index, products_name_index, products_latest_index,
  products_bestsellers_index, products_featured_first_index;
ALTER TABLE product_words DROP CONSTRAINT product_words_pkey;

CREATE FUNCTION pg_temp.restore_indexes() RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  held text;
BEGIN
  ALTER TABLE product_words ADD PRIMARY KEY (store_id, product_id, word);
  FOR held IN SELECT indexdef FROM held_indexes LOOP
    EXECUTE held;
  END LOOP;
END
$$;

CREATE TABLE IF NOT EXISTS bench_stores (id uuid PRIMARY KEY);
CREATE FUNCTION pg_temp.make_others(many integer) RETURNS void LANGUAGE sql AS $$
  INSERT INTO bench_stores SELECT gen_random_uuid() FROM generate_series(1, many)
    WHERE NOT EXISTS (SELECT FROM bench_stores);
  INSERT INTO stores (id, name, currency, country, store_domain)
    SELECT id, 'Other', 'EUR', 'DE', 'other-' || id || '.localhost' FROM bench_stores
    ON CONFLICT DO NOTHING;
  INSERT INTO store_roots (store_id) SELECT id FROM bench_stores ON CONFLICT DO NOTHING;
$$;

CREATE FUNCTION pg_temp.fill_store(store uuid, first integer, many integer, shelves integer)
RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  salt bigint := hashtextextended(store::text, 0);
BEGIN
  INSERT INTO categories (store_id, id, name, slug, position)
    SELECT store, gen_random_uuid(), l.word || ' shelf', 'c-' || l.n, l.n
    FROM lexicon l WHERE l.n <= shelves
    ON CONFLICT DO NOTHING;

  CREATE TEMP TABLE made ON COMMIT DROP AS
    WITH told AS (
      SELECT t.n, t.i, l.word
      FROM (SELECT n, i, pg_temp.pick(salt + n * 31 + i * 1000003, 8000) AS picked
        FROM generate_series(first + 1, first + many) AS n, generate_series(1, 12) AS i) AS t
      JOIN lexicon l ON l.n = t.picked
    ), said AS (
      SELECT n, array_agg(word ORDER BY i) FILTER (WHERE i <= 4) AS named,
        array_agg(word ORDER BY i) FILTER (WHERE i > 4) AS said
      FROM told GROUP BY n
    )
    SELECT said.n, gen_random_uuid() AS id, said.named, said.said, c.id AS shelf,
      c.name AS shelf_name
    FROM said JOIN categories c ON c.store_id = store AND c.slug = 'c-' || (said.n % shelves + 1);

  INSERT INTO products (store_id, id, name, slug, price, discount_price, description, sku,
      track_stock, stock, status, featured, sold_count, available, created_at, attribute_groups)
    SELECT store, id, array_to_string(named, ' '), 'p-' || n, 100 + (n * 7919) % 90000,
      CASE WHEN n % 9 = 0 THEN 50 END, '<p>' || array_to_string(said, ' ') || '</p>', 'SKU' || n,
      true, n % 8, CASE WHEN n % 20 = 0 THEN 'draft' WHEN n % 50 = 1 THEN 'archived'
        ELSE 'active' END, n % 300 = 0, (n * 31) % 1000, n % 8 > 0,
      now() - n * interval '1 minute',
      CASE WHEN n % 4 = 0 THEN '[{"name":"Size","type":"buttons","values":[{"value":"Small"},
        {"value":"Large"}]}]'::jsonb ELSE '[]' END
    FROM made;
  INSERT INTO variations (store_id, id, product_id, position, price, attributes, stock)
    SELECT store, gen_random_uuid(), id, place, 100 + (n * 7919) % 90000,
      jsonb_build_object('Size', size), n % 8
    FROM made, (VALUES (0, 'Small'), (1, 'Large')) AS sizes (place, size) WHERE n % 4 = 0;
  INSERT INTO product_categories (store_id, product_id, category_id, shown, available, paid)
    SELECT store, p.id, made.shelf, p.status = 'active', p.available,
      coalesce(p.discount_price, p.price)
    FROM made JOIN products p ON p.store_id = store AND p.id = made.id;

  INSERT INTO product_words (store_id, product_id, word, weight, shown)
    SELECT store, id, word, sum(weight), n % 20 <> 0 AND n % 50 <> 1
    FROM made, LATERAL (
      SELECT unnest(named) AS word, 70 AS weight
      UNION ALL SELECT unnest(string_to_array(shelf_name, ' ')), 20
      UNION ALL SELECT 'sku' || n, 80
      UNION ALL SELECT unnest(ARRAY['small', 'large']), 10 WHERE n % 4 = 0
      UNION ALL SELECT DISTINCT unnest(said), 4) AS words
    GROUP BY n, id, word;

  -- One product of the largest store comes in 2,000 variations.
  IF shelves > 20 THEN
    UPDATE products SET attribute_groups = (SELECT jsonb_agg(jsonb_build_object('name', g,
        'type', 'select', 'values', (SELECT jsonb_agg(jsonb_build_object('value', g || ' ' || v))
          FROM generate_series(1, most) AS v)))
      FROM (VALUES ('Size', 20), ('Colour', 10), ('Cut', 10)) AS groups (g, most))
      WHERE store_id = store AND slug = 'p-1';
    UPDATE products SET status = 'active' WHERE store_id = store AND slug = 'p-1';
    INSERT INTO variations (store_id, id, product_id, position, price, attributes, stock)
      SELECT store, gen_random_uuid(), made.id, s * 100 + c * 10 + k, 1000,
        jsonb_build_object('Size', 'Size ' || s, 'Colour', 'Colour ' || c, 'Cut', 'Cut ' || k), 5
      FROM made, generate_series(1, 20) AS s, generate_series(1, 10) AS c,
        generate_series(1, 10) AS k WHERE n = 1;
  END IF;
  -- Of the largest store's categories with a rule, one takes a fifth of all and one nearly all.
  IF shelves > 20 THEN
    UPDATE products SET tags = '{gift}' WHERE store_id = store AND right(slug, 1) IN ('3', '7');
    INSERT INTO categories (store_id, id, name, slug, position, rule)
      VALUES (store, gen_random_uuid(), 'Gifts', 'gifts', 5000,
        '{"match":"all","conditions":[{"field":"tag","is":"is","value":"gift"}]}'),
      (store, gen_random_uuid(), 'Everything', 'everything', 5001,
        '{"match":"all","conditions":[{"field":"price","is":"atLeast","value":1}]}');
    INSERT INTO product_categories (store_id, product_id, category_id, shown, available, paid)
      SELECT store, p.id, c.id, p.status = 'active', p.available,
        coalesce(p.discount_price, p.price) FROM products p, categories c
      WHERE p.store_id = store AND c.store_id = store
        AND (c.slug = 'everything' OR c.slug = 'gifts' AND p.tags <> '{}');
    -- Its owner has put the products of one shelf in order.
    UPDATE product_categories c SET position = placed.place
      FROM (SELECT product_id, category_id, row_number() OVER (ORDER BY product_id) AS place
        FROM product_categories JOIN categories g ON g.id = category_id
        WHERE g.store_id = store AND g.slug = 'c-1') AS placed
      WHERE c.store_id = store AND c.product_id = placed.product_id
        AND c.category_id = placed.category_id;
  END IF;
  DROP TABLE made;
END
$$;
