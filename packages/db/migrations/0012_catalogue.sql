-- Whether a product can be bought at all. It was found out from the product and its variations on
-- every look at a list; kept beside the product, a list of 100,000 is filtered in an index.
ALTER TABLE products ADD COLUMN available boolean NOT NULL DEFAULT true;

-- Takes columns, not the row: PostgreSQL refuses to add a column with a default to a table whose
-- row type a function takes.
CREATE FUNCTION is_available(
  store uuid, product uuid, track_stock boolean, in_stock boolean, stock integer
) RETURNS boolean LANGUAGE sql STABLE
RETURN CASE
  WHEN NOT track_stock THEN in_stock
  WHEN EXISTS (SELECT FROM variations v WHERE v.store_id = store AND v.product_id = product)
    THEN EXISTS (SELECT FROM variations v WHERE v.store_id = store AND v.product_id = product
      AND (v.stock IS NULL OR v.stock > 0))
  ELSE stock > 0
END;

ALTER TABLE products NO FORCE ROW LEVEL SECURITY;
ALTER TABLE variations NO FORCE ROW LEVEL SECURITY;
UPDATE products p SET available = false
WHERE NOT is_available(p.store_id, p.id, p.track_stock, p.in_stock, p.stock);
ALTER TABLE products FORCE ROW LEVEL SECURITY;
ALTER TABLE variations FORCE ROW LEVEL SECURITY;

CREATE FUNCTION keep_available() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.available := is_available(NEW.store_id, NEW.id, NEW.track_stock, NEW.in_stock, NEW.stock);
  RETURN NEW;
END
$$;
CREATE TRIGGER products_available
  BEFORE INSERT OR UPDATE OF track_stock, in_stock, stock, available ON products
  FOR EACH ROW EXECUTE FUNCTION keep_available();

CREATE FUNCTION keep_available_of_variations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  UPDATE products p SET available = NOT p.available
  FROM (SELECT DISTINCT store_id, product_id FROM written) w
  WHERE p.store_id = w.store_id AND p.id = w.product_id
    AND p.available <> is_available(p.store_id, p.id, p.track_stock, p.in_stock, p.stock);
  RETURN NULL;
END
$$;
CREATE TRIGGER available_added AFTER INSERT ON variations REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION keep_available_of_variations();
CREATE TRIGGER available_changed AFTER UPDATE ON variations REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION keep_available_of_variations();
CREATE TRIGGER available_removed AFTER DELETE ON variations REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION keep_available_of_variations();

-- The owner's list in each of its orders. What it is filtered by stands in the index too, so that
-- neither a count nor a late page looks at the products that it passes over.
CREATE INDEX products_rows_newest_index
  ON products (store_id, created_at DESC, id DESC) INCLUDE (status, available);
CREATE INDEX products_rows_price_index
  ON products (store_id, price, id) INCLUDE (status, available);
CREATE INDEX products_rows_name_index
  ON products (store_id, lower(name), id) INCLUDE (status, available, name);

-- The same for shoppers, by what they pay.
DROP INDEX products_paid_index;
CREATE INDEX products_paid_index ON products
  (store_id, status, (coalesce(discount_price, price)), id) INCLUDE (available, discount_price, price);
