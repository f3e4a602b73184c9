-- Also an archive of a store as it was before an earlier one was restored over it.
ALTER TABLE store_exports
  DROP CONSTRAINT store_exports_kind_check,
  ADD CONSTRAINT store_exports_kind_check
    CHECK (kind IN ('owner', 'nightly', 'before_restore')) NOT VALID;

/* The same words as before, in two thirds of the time and less: a shop of 100,000 products has some
   two million. A short text has no word that has to be cut. */
CREATE OR REPLACE FUNCTION words_of(value text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE
RETURN (
  SELECT CASE
    WHEN length(plain) <= 40 THEN
      array_remove(string_to_array(regexp_replace(plain, '[^[:alnum:]]+', ' ', 'g'), ' '), '')
    ELSE ARRAY(
      SELECT left(word, 40)
      FROM string_to_table(regexp_replace(plain, '[^[:alnum:]]+', ' ', 'g'), ' ') AS word
      WHERE word <> '')
  END
  FROM (SELECT lower(unaccent(normalize(left(value, 20000)))) AS plain OFFSET 0) AS text
);

/* As before, but in the order of the index of words, so that many products write few of its pages. */
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
  GROUP BY p.store_id, p.id, said.word, p.status
  ORDER BY said.word, p.id;
END;
