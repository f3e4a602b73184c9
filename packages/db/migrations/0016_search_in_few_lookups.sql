/* The products in which every word of the term stands, by how well they fit: the 2,000 best at most.
   A word counts most as it is, less as a beginning and, where `tolerant`, least with one edit. */
CREATE OR REPLACE FUNCTION search_products(term text, for_shoppers boolean, tolerant boolean)
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
