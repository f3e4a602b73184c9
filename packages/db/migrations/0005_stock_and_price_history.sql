-- Triggers record every change of a stock or a price, whatever code makes it.
CREATE SEQUENCE price_history_ids;
CREATE SEQUENCE stock_movement_ids;

-- No foreign key to the product: the history outlives it.
CREATE TABLE price_history (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id bigint NOT NULL DEFAULT nextval('price_history_ids'),
  product_id uuid NOT NULL,
  variation_id uuid,
  price bigint NOT NULL,
  discount_price bigint,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id)
);
CREATE INDEX price_history_item_index
  ON price_history (store_id, (coalesce(variation_id, product_id)), created_at DESC);
CREATE INDEX price_history_product_index ON price_history (store_id, product_id, id DESC);

-- The sum of an item's changes is its stock; `stock` is what was left after the change.
CREATE TABLE stock_movements (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id bigint NOT NULL DEFAULT nextval('stock_movement_ids'),
  product_id uuid NOT NULL,
  variation_id uuid,
  change integer NOT NULL CHECK (change <> 0),
  stock integer NOT NULL CHECK (stock >= 0),
  reason text NOT NULL
    CHECK (reason IN ('opening', 'sale', 'restock', 'correction', 'import', 'removal')),
  actor text,
  order_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id)
);
CREATE INDEX stock_movements_product_index ON stock_movements (store_id, product_id, id DESC);
CREATE INDEX stock_movements_order_index ON stock_movements (store_id, order_id)
  WHERE order_id IS NOT NULL;

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY[
    'price_history', 'stock_movements'
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
-- Append-only.
GRANT SELECT, INSERT ON price_history, stock_movements TO vitrine_app;
GRANT USAGE ON SEQUENCE price_history_ids, stock_movement_ids TO vitrine_app;

-- The cause of a movement, set by the transaction: app.stock_reason, app.stock_order and app.actor.
CREATE FUNCTION stock_reason(unless_told text) RETURNS text
  LANGUAGE sql STABLE
  RETURN coalesce(nullif(current_setting('app.stock_reason', true), ''), unless_told);
CREATE FUNCTION stock_order() RETURNS uuid
  LANGUAGE sql STABLE
  RETURN nullif(current_setting('app.stock_order', true), '')::uuid;
CREATE FUNCTION stock_actor() RETURNS text
  LANGUAGE sql STABLE
  RETURN nullif(current_setting('app.actor', true), '');

/* Writes the lowest price of the thirty days before a discount beside it. A variation without a price
   of its own costs what the product costs, so its own history does not count. */
CREATE FUNCTION keep_lowest_price() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NEW.discount_price IS NULL THEN
    NEW.lowest_price := NULL;
    RETURN NEW;
  END IF;
  SELECT min(coalesce(h.discount_price, h.price)) INTO NEW.lowest_price
  FROM price_history h
  WHERE h.store_id = NEW.store_id AND coalesce(h.variation_id, h.product_id) = NEW.id
    AND (h.variation_id IS NULL OR h.price > 0)
    AND h.created_at >= coalesce((
      SELECT max(b.created_at) FROM price_history b
      WHERE b.store_id = NEW.store_id AND coalesce(b.variation_id, b.product_id) = NEW.id
        AND b.created_at <= now() - interval '30 days'), '-infinity');
  RETURN NEW;
END
$$;
CREATE TRIGGER products_lowest_price BEFORE UPDATE OF price, discount_price ON products
  FOR EACH ROW WHEN ((OLD.price, OLD.discount_price) IS DISTINCT FROM (NEW.price, NEW.discount_price))
  EXECUTE FUNCTION keep_lowest_price();
CREATE TRIGGER variations_lowest_price BEFORE UPDATE OF price, discount_price ON variations
  FOR EACH ROW WHEN ((OLD.price, OLD.discount_price) IS DISTINCT FROM (NEW.price, NEW.discount_price))
  EXECUTE FUNCTION keep_lowest_price();

-- Without nested loops: a session plans the statements of a function once, often for a change of one
-- row, and two thousand rows compared by that plan would be four million comparisons.
CREATE FUNCTION keep_books_of_products() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO price_history (store_id, product_id, price, discount_price)
      SELECT store_id, id, price, discount_price FROM new_rows;
    INSERT INTO stock_movements (store_id, product_id, change, stock, reason, actor)
      SELECT store_id, id, stock, stock, stock_reason('opening'), stock_actor()
      FROM new_rows WHERE stock > 0;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO price_history (store_id, product_id, price, discount_price)
      SELECT n.store_id, n.id, n.price, n.discount_price
      FROM new_rows n JOIN old_rows o USING (store_id, id)
      WHERE (n.price, n.discount_price) IS DISTINCT FROM (o.price, o.discount_price);
    INSERT INTO stock_movements (store_id, product_id, change, stock, reason, actor, order_id)
      SELECT n.store_id, n.id, n.stock - o.stock, n.stock, stock_reason('correction'),
        stock_actor(), stock_order()
      FROM new_rows n JOIN old_rows o USING (store_id, id) WHERE n.stock <> o.stock;
  ELSE
    -- A product that goes with its store leaves nothing behind.
    INSERT INTO stock_movements (store_id, product_id, change, stock, reason, actor)
      SELECT o.store_id, o.id, -o.stock, 0, 'removal', stock_actor()
      FROM old_rows o JOIN stores s ON s.id = o.store_id WHERE o.stock > 0;
  END IF;
  RETURN NULL;
END
$$;
CREATE FUNCTION keep_books_of_variations() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off AS $$
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO price_history (store_id, product_id, variation_id, price, discount_price)
      SELECT store_id, product_id, id, price, discount_price FROM new_rows;
    INSERT INTO stock_movements (store_id, product_id, variation_id, change, stock, reason, actor)
      SELECT store_id, product_id, id, stock, stock, stock_reason('opening'), stock_actor()
      FROM new_rows WHERE stock > 0;
  ELSIF TG_OP = 'UPDATE' THEN
    INSERT INTO price_history (store_id, product_id, variation_id, price, discount_price)
      SELECT n.store_id, n.product_id, n.id, n.price, n.discount_price
      FROM new_rows n JOIN old_rows o USING (store_id, id)
      WHERE (n.price, n.discount_price) IS DISTINCT FROM (o.price, o.discount_price);
    INSERT INTO stock_movements
      (store_id, product_id, variation_id, change, stock, reason, actor, order_id)
      SELECT n.store_id, n.product_id, n.id, coalesce(n.stock, 0) - coalesce(o.stock, 0),
        coalesce(n.stock, 0), stock_reason('correction'), stock_actor(), stock_order()
      FROM new_rows n JOIN old_rows o USING (store_id, id)
      WHERE coalesce(n.stock, 0) <> coalesce(o.stock, 0);
  ELSE
    INSERT INTO stock_movements (store_id, product_id, variation_id, change, stock, reason, actor)
      SELECT o.store_id, o.product_id, o.id, -o.stock, 0, 'removal', stock_actor()
      FROM old_rows o JOIN stores s ON s.id = o.store_id WHERE o.stock > 0;
  END IF;
  RETURN NULL;
END
$$;

CREATE TRIGGER products_books_insert AFTER INSERT ON products
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_books_of_products();
CREATE TRIGGER products_books_update AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_books_of_products();
CREATE TRIGGER products_books_delete AFTER DELETE ON products
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_books_of_products();
CREATE TRIGGER variations_books_insert AFTER INSERT ON variations
  REFERENCING NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_books_of_variations();
CREATE TRIGGER variations_books_update AFTER UPDATE ON variations
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_books_of_variations();
CREATE TRIGGER variations_books_delete AFTER DELETE ON variations
  REFERENCING OLD TABLE AS old_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_books_of_variations();
