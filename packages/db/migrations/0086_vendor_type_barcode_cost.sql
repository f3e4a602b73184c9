-- Who makes a product, what kind it is, the number on its package and what it costs to buy.
ALTER TABLE products
  ADD COLUMN vendor text NOT NULL DEFAULT '',
  ADD COLUMN product_type text NOT NULL DEFAULT '',
  ADD COLUMN barcode text NOT NULL DEFAULT '',
  ADD COLUMN cost bigint CHECK (cost >= 0);
ALTER TABLE variations
  ADD COLUMN barcode text NOT NULL DEFAULT '',
  ADD COLUMN cost bigint CHECK (cost >= 0);

-- All of them but the cost are searched. Nothing has them yet, so nothing is indexed again.
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
    FROM (SELECT p.sku AS code UNION SELECT p.barcode UNION
      SELECT unnest(ARRAY[v.sku, v.barcode]) FROM variations v
      WHERE v.store_id = store AND v.product_id = p.id) AS codes
    WHERE code <> ''
    UNION ALL
    SELECT unnest(words_of(g.name)), 20
    FROM product_categories c
    JOIN categories g ON g.store_id = c.store_id AND g.id = c.category_id AND g.rule IS NULL
    WHERE c.store_id = store AND c.product_id = p.id
    UNION ALL
    SELECT unnest(words_of(array_to_string(p.tags, ' '))), 20
    UNION ALL
    SELECT unnest(words_of(concat_ws(' ', p.vendor, p.product_type))), 20
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
  AFTER UPDATE OF name, sku, barcode, vendor, product_type, description, tags, attribute_groups
  ON products FOR EACH ROW
  WHEN ((OLD.name, OLD.sku, OLD.barcode, OLD.vendor, OLD.product_type, OLD.description, OLD.tags,
      OLD.attribute_groups)
    IS DISTINCT FROM (NEW.name, NEW.sku, NEW.barcode, NEW.vendor, NEW.product_type,
      NEW.description, NEW.tags, NEW.attribute_groups))
  EXECUTE FUNCTION index_changed_product();

CREATE OR REPLACE FUNCTION index_coded_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.index_later', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM index_products(store_id, array_agg(DISTINCT product_id))
  FROM written WHERE sku <> '' OR barcode <> '' GROUP BY store_id;
  RETURN NULL;
END
$$;
CREATE OR REPLACE FUNCTION index_recoded_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.index_later', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM index_products(w.store_id, array_agg(DISTINCT w.product_id))
  FROM written w JOIN before b ON b.store_id = w.store_id AND b.id = w.id
  WHERE (b.sku, b.barcode) IS DISTINCT FROM (w.sku, w.barcode) GROUP BY w.store_id;
  RETURN NULL;
END
$$;
