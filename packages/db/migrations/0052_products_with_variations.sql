-- Whether a product has variations. It was looked up for every card of a list, which took a tenth of
-- the list's time, and for every line of an order.
ALTER TABLE products ADD COLUMN has_variations boolean NOT NULL DEFAULT false;

ALTER TABLE products NO FORCE ROW LEVEL SECURITY;
ALTER TABLE variations NO FORCE ROW LEVEL SECURITY;
UPDATE products p SET has_variations = true
FROM (SELECT DISTINCT store_id, product_id FROM variations) v
WHERE p.store_id = v.store_id AND p.id = v.product_id;
ALTER TABLE products FORCE ROW LEVEL SECURITY;
ALTER TABLE variations FORCE ROW LEVEL SECURITY;

CREATE FUNCTION keep_has_variations() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  store uuid;
  ids uuid[];
BEGIN
  FOR store, ids IN SELECT store_id, array_agg(DISTINCT product_id) FROM written GROUP BY 1 LOOP
    UPDATE products p SET has_variations = NOT p.has_variations
    WHERE p.store_id = store AND p.id = ANY (ids) AND p.has_variations <> EXISTS (
      SELECT FROM variations v WHERE v.store_id = p.store_id AND v.product_id = p.id);
  END LOOP;
  RETURN NULL;
END
$$;
CREATE TRIGGER has_variations_added AFTER INSERT ON variations REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION keep_has_variations();
CREATE TRIGGER has_variations_removed AFTER DELETE ON variations REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION keep_has_variations();
