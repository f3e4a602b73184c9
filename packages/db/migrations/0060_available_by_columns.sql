-- PostgreSQL refuses to add a column with a default to a table whose row type a function takes, so
-- is_available takes columns. A database that was made before has it by its row.
DROP FUNCTION IF EXISTS is_available(products);
CREATE OR REPLACE FUNCTION is_available(
  store uuid, product uuid, track_stock boolean, in_stock boolean, stock integer
) RETURNS boolean LANGUAGE sql STABLE
RETURN CASE
  WHEN NOT track_stock THEN in_stock
  WHEN EXISTS (SELECT FROM variations v WHERE v.store_id = store AND v.product_id = product)
    THEN EXISTS (SELECT FROM variations v WHERE v.store_id = store AND v.product_id = product
      AND (v.stock IS NULL OR v.stock > 0))
  ELSE stock > 0
END;

CREATE OR REPLACE FUNCTION keep_available() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.available :=
    is_available(NEW.store_id, NEW.id, NEW.track_stock, NEW.in_stock, NEW.stock);
  RETURN NEW;
END
$$;

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
