-- Full text's @@ and trigrams' % are not leakproof, so behind a row policy PostgreSQL never looks them
-- up in an index; words compared as texts it does (docs/decisions/013).
CREATE EXTENSION IF NOT EXISTS unaccent;

CREATE TABLE product_words (
  store_id uuid NOT NULL,
  product_id uuid NOT NULL,
  word text COLLATE "C" NOT NULL,
  -- Highest in the name, lowest in the description.
  weight smallint NOT NULL,
  -- Shoppers find the product.
  shown boolean NOT NULL,
  PRIMARY KEY (store_id, product_id, word)
);
CREATE INDEX product_words_found_index
  ON product_words (store_id, word, weight DESC, product_id) INCLUDE (shown);

-- Searches without results: terms and counts, no persons.
CREATE TABLE search_misses (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  term text NOT NULL,
  searches integer NOT NULL DEFAULT 1,
  last_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, term)
);
CREATE INDEX search_misses_frequent_index
  ON search_misses (store_id, searches DESC, last_at DESC, term);

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY[
    'product_words', 'search_misses'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY own_store ON %I TO vitrine_app
         USING (store_id = (SELECT current_store()))
         WITH CHECK (store_id = (SELECT current_store()))',
      tenant_table
    );
  END LOOP;
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE ON product_words, search_misses TO vitrine_app;

/* Lower-case words without accents. */
CREATE FUNCTION words_of(value text) RETURNS text[] LANGUAGE sql STABLE PARALLEL SAFE
RETURN ARRAY(
  SELECT left(word, 40)
  FROM regexp_split_to_table(lower(unaccent(normalize(left(value, 20000)))), '[^[:alnum:]]+') AS word
  WHERE word <> ''
);

/* All words within one inserted, deleted, changed or swapped letter. */
CREATE FUNCTION one_edit_from(word text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE
BEGIN ATOMIC
  SELECT left(word, place) || edit.made
  FROM generate_series(0, length(word)) AS place,
    LATERAL (
      SELECT substr(word, place + 2) AS made
      UNION ALL
      SELECT substr(word, place + 2, 1) || substr(word, place + 1, 1) || substr(word, place + 3)
      UNION ALL
      SELECT letter || substr(word, place + along)
      FROM unnest(string_to_array(CASE
          WHEN word ~ '[а-яё]' THEN 'абвгдеёжзийклмнопрстуфхцчшщъыьэюя'
          WHEN word ~ '[α-ω]' THEN 'αβγδεζηθικλμνξοπρσςτυφχψω'
          WHEN word ~ '[א-ת]' THEN 'אבגדהוזחטיכלמנסעפצקרשתםןץףך'
          WHEN word ~ '[ء-ي]' THEN 'ابتثجحخدذرزسشصضطظعغفقكلمنهويءةى'
          ELSE 'abcdefghijklmnopqrstuvwxyz0123456789'
        END, NULL)) AS letter,
        unnest(ARRAY[1, 2]) AS along
    ) AS edit;
END;

/* Rewrites the words of these products. A category counts only where the owner selects its products:
   a rule may gather half of the store, and says nothing that tags, options and names do not. */
CREATE FUNCTION index_products(store uuid, ids uuid[]) RETURNS void LANGUAGE sql
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

-- With app.index_later on, an import writes products, their categories and variations one after
-- another, and indexes them once at its end.
CREATE FUNCTION index_written_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.index_later', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM index_products(store_id, array_agg(id)) FROM written GROUP BY store_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER index_added AFTER INSERT ON products
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION index_written_products();

CREATE FUNCTION index_changed_product() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.index_later', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM index_products(NEW.store_id, ARRAY[NEW.id]);
  RETURN NULL;
END
$$;
CREATE TRIGGER index_changed
  AFTER UPDATE OF name, sku, barcode, vendor, product_type, description, tags, attribute_groups
  ON products FOR EACH ROW
  WHEN ((OLD.name, OLD.sku, OLD.barcode, OLD.vendor, OLD.product_type, OLD.description, OLD.tags,
      OLD.attribute_groups)
    IS DISTINCT FROM (NEW.name, NEW.sku, NEW.barcode, NEW.vendor, NEW.product_type,
      NEW.description, NEW.tags, NEW.attribute_groups))
  EXECUTE FUNCTION index_changed_product();

CREATE FUNCTION show_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE product_words SET shown = NEW.status = 'active'
  WHERE store_id = NEW.store_id AND product_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER index_shown AFTER UPDATE OF status ON products FOR EACH ROW
  WHEN ((OLD.status = 'active') <> (NEW.status = 'active'))
  EXECUTE FUNCTION show_product_words();

CREATE FUNCTION forget_product_words() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  DELETE FROM product_words w USING gone
  WHERE w.store_id = gone.store_id AND w.product_id = gone.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER index_removed AFTER DELETE ON products
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION forget_product_words();

CREATE FUNCTION index_products_of_written() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.index_later', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM index_products(w.store_id, array_agg(DISTINCT w.product_id)) FROM written w
  WHERE NOT EXISTS (SELECT FROM categories g
    WHERE g.store_id = w.store_id AND g.id = w.category_id AND g.rule IS NOT NULL)
  GROUP BY w.store_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER index_added AFTER INSERT ON product_categories
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_written();
CREATE TRIGGER index_removed AFTER DELETE ON product_categories
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION index_products_of_written();

CREATE FUNCTION index_coded_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.index_later', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM index_products(store_id, array_agg(DISTINCT product_id))
  FROM written WHERE sku <> '' OR barcode <> '' GROUP BY store_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER index_added AFTER INSERT ON variations
  REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION index_coded_products();
CREATE TRIGGER index_removed AFTER DELETE ON variations
  REFERENCING OLD TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION index_coded_products();

CREATE FUNCTION index_recoded_products() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_setting('app.index_later', true) = 'on' THEN RETURN NULL; END IF;
  PERFORM index_products(w.store_id, array_agg(DISTINCT w.product_id))
  FROM written w JOIN before b ON b.store_id = w.store_id AND b.id = w.id
  WHERE (b.sku, b.barcode) IS DISTINCT FROM (w.sku, w.barcode) GROUP BY w.store_id;
  RETURN NULL;
END
$$;
CREATE TRIGGER index_changed AFTER UPDATE ON variations
  REFERENCING OLD TABLE AS before NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION index_recoded_products();

CREATE FUNCTION index_products_of_category() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM index_products(NEW.store_id, array_agg(product_id)) FROM product_categories
  WHERE store_id = NEW.store_id AND category_id = NEW.id;
  RETURN NULL;
END
$$;
CREATE TRIGGER index_renamed AFTER UPDATE OF name, rule ON categories FOR EACH ROW
  WHEN ((OLD.name <> NEW.name AND NEW.rule IS NULL) OR (OLD.rule IS NULL) <> (NEW.rule IS NULL))
  EXECUTE FUNCTION index_products_of_category();

/* The 2,000 products at most that best match every word of the term. A whole word counts most, then
   the beginning of one and, where `tolerant`, a word with one edit. */
CREATE FUNCTION search_products(term text, for_shoppers boolean, tolerant boolean)
RETURNS TABLE (product_id uuid, score integer) LANGUAGE plpgsql STABLE AS $$
DECLARE
  store CONSTANT uuid := current_store();
  most CONSTANT integer := 2000;
  last_letter CONSTANT text := chr(1114111);
  sought record;
  ids uuid[];
  scores integer[];
BEGIN
  -- The rarest word first: it leaves the fewest to look at.
  FOR sought IN
    SELECT word, near.words AS near, row_number() OVER (ORDER BY hits.count, word) AS place
    FROM (SELECT DISTINCT word FROM unnest((words_of(left(term, 200)))[1:8]) AS word) AS said,
      LATERAL (SELECT ARRAY(
        -- Each is looked up by itself: a join would read all words of the store.
        SELECT DISTINCT known.word FROM one_edit_from(said.word) AS edited (word),
          LATERAL (SELECT w.word FROM product_words w
            WHERE w.store_id = store AND w.word = edited.word COLLATE "C" LIMIT 1) AS known
        WHERE tolerant AND length(said.word) BETWEEN 4 AND 24
        LIMIT 50) AS words) AS near,
      LATERAL (SELECT count(*) FROM (
        (SELECT FROM product_words w WHERE w.store_id = store
          AND w.word >= said.word AND w.word < said.word || last_letter LIMIT most)
        UNION ALL
        (SELECT FROM product_words w WHERE w.store_id = store
          AND w.word = ANY (near.words) LIMIT most)) AS hit) AS hits
    ORDER BY place
  LOOP
    IF sought.place = 1 THEN
      SELECT array_agg(best.id), array_agg(best.score) INTO ids, scores FROM (
        SELECT hit.id, max(hit.score) AS score FROM (
          (SELECT w.product_id AS id, w.weight * 4 AS score FROM product_words w
            WHERE w.store_id = store AND w.word = sought.word AND (w.shown OR NOT for_shoppers)
            ORDER BY w.weight DESC, w.product_id LIMIT most)
          UNION ALL
          (SELECT w.product_id, w.weight * 2 FROM product_words w
            WHERE w.store_id = store AND w.word > sought.word
              AND w.word < sought.word || last_letter AND (w.shown OR NOT for_shoppers)
            LIMIT most)
          UNION ALL
          (SELECT w.product_id, w.weight FROM product_words w
            WHERE w.store_id = store AND w.word = ANY (sought.near)
              AND (w.shown OR NOT for_shoppers)
            LIMIT most)) AS hit
        GROUP BY hit.id ORDER BY 2 DESC, 1 DESC LIMIT most) AS best;
    ELSE
      SELECT array_agg(left_over.id), array_agg(left_over.score) INTO ids, scores FROM (
        SELECT known.id, known.score + hit.score AS score
        FROM unnest(ids, scores) AS known (id, score),
          -- Two lookups in the key: with an OR all words of the product would be read.
          LATERAL (SELECT max(found.score) AS score FROM (
            SELECT w.weight * CASE WHEN w.word = sought.word THEN 4 ELSE 2 END AS score
            FROM product_words w
            WHERE w.store_id = store AND w.product_id = known.id
              AND w.word >= sought.word AND w.word < sought.word || last_letter
            UNION ALL
            SELECT w.weight FROM product_words w
            WHERE w.store_id = store AND w.product_id = known.id
              AND w.word = ANY (sought.near)) AS found) AS hit
        WHERE hit.score IS NOT NULL) AS left_over;
    END IF;
    EXIT WHEN ids IS NULL;
  END LOOP;
  RETURN QUERY SELECT * FROM unnest(ids, scores);
END
$$;
