CREATE TABLE products (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  price bigint NOT NULL CHECK (price >= 0),
  discount_price bigint,
  product_image text,
  gallery_images jsonb NOT NULL DEFAULT '[]',
  description text NOT NULL DEFAULT '',
  seo_title text NOT NULL DEFAULT '',
  meta_description text NOT NULL DEFAULT '',
  sku text NOT NULL DEFAULT '',
  track_stock boolean NOT NULL DEFAULT false,
  stock integer NOT NULL DEFAULT 0 CHECK (stock >= 0),
  in_stock boolean NOT NULL DEFAULT true,
  status text NOT NULL DEFAULT 'active' CHECK (status IN ('active', 'draft', 'archived')),
  featured boolean NOT NULL DEFAULT false,
  weight integer CHECK (weight >= 0),
  rating numeric(2, 1) CHECK (rating BETWEEN 0 AND 5),
  attribute_groups jsonb NOT NULL DEFAULT '[]',
  sold_count integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  -- Alternative texts by the image's address.
  image_alts jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(image_alts) = 'object'),
  -- Of the thirty days before the current discount.
  lowest_price bigint,
  -- Set by triggers, like has_variations, paid_from and paid_to: lists filter by them in an index.
  available boolean NOT NULL DEFAULT true,
  tags text[] NOT NULL DEFAULT '{}' CHECK (array_position(tags, NULL) IS NULL),
  has_variations boolean NOT NULL DEFAULT false,
  vendor text NOT NULL DEFAULT '',
  product_type text NOT NULL DEFAULT '',
  barcode text NOT NULL DEFAULT '',
  cost bigint CHECK (cost >= 0),
  paid_from bigint NOT NULL DEFAULT 0,
  paid_to bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (store_id, id),
  CONSTRAINT products_slug_key UNIQUE (store_id, slug),
  CONSTRAINT products_discount_below_price CHECK (discount_price > 0 AND discount_price < price)
);
CREATE INDEX products_latest_index ON products (store_id, status, created_at DESC, id DESC);
CREATE INDEX products_bestsellers_index ON products (store_id, status, sold_count DESC, id DESC);
CREATE INDEX products_featured_index ON products (store_id, created_at DESC) WHERE featured;
CREATE INDEX products_sale_index ON products (store_id, created_at DESC)
  WHERE discount_price IS NOT NULL;
CREATE INDEX products_featured_first_index
  ON products (store_id, status, featured DESC, sold_count DESC, id DESC);
CREATE INDEX products_name_index ON products (store_id, status, lower(name), id);
CREATE INDEX products_paid_index ON products (store_id, status, paid_from, id) INCLUDE (available);
CREATE INDEX products_tagged_index ON products (store_id) INCLUDE (tags) WHERE tags <> '{}';
-- The owner's list. What it filters by is in the index, so that neither a count nor a late page
-- reads the products it skips.
CREATE INDEX products_rows_newest_index
  ON products (store_id, created_at DESC, id DESC) INCLUDE (status, available);
CREATE INDEX products_rows_price_index
  ON products (store_id, price, id) INCLUDE (status, available);
CREATE INDEX products_rows_name_index
  ON products (store_id, lower(name), id) INCLUDE (status, available, name);

CREATE TABLE variations (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  position integer NOT NULL,
  -- Zero is the product's price.
  price bigint NOT NULL CHECK (price >= 0),
  discount_price bigint,
  image text,
  attributes jsonb NOT NULL DEFAULT '{}',
  sku text NOT NULL DEFAULT '',
  -- Null is not counted, and never runs out.
  stock integer CHECK (stock >= 0),
  lowest_price bigint,
  barcode text NOT NULL DEFAULT '',
  cost bigint CHECK (cost >= 0),
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id) ON DELETE CASCADE,
  CONSTRAINT variations_discount_below_price CHECK (discount_price > 0 AND discount_price < price)
);
CREATE INDEX variations_product_index ON variations (store_id, product_id, position);

CREATE TABLE categories (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  image text,
  description text NOT NULL DEFAULT '',
  parent_id uuid CHECK (parent_id <> id),
  position integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now(),
  seo_title text NOT NULL DEFAULT '',
  meta_description text NOT NULL DEFAULT '',
  -- Selects the products; null where the owner selects them one by one.
  rule jsonb CHECK (jsonb_typeof(rule) = 'object'),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  CONSTRAINT categories_slug_key UNIQUE (store_id, slug),
  FOREIGN KEY (store_id, parent_id) REFERENCES categories (store_id, id)
    ON DELETE SET NULL (parent_id)
);
CREATE INDEX categories_parent_index ON categories (store_id, parent_id, position);
CREATE INDEX categories_rule_index ON categories (store_id) WHERE rule IS NOT NULL;

CREATE TABLE product_categories (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  product_id uuid NOT NULL,
  category_id uuid NOT NULL,
  -- Set by the owner; products without one follow.
  position integer,
  -- Copies of the product's, so that a category is counted in its index alone.
  shown boolean NOT NULL DEFAULT false,
  available boolean NOT NULL DEFAULT false,
  paid bigint NOT NULL DEFAULT 0,
  PRIMARY KEY (store_id, product_id, category_id),
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, category_id) REFERENCES categories (store_id, id) ON DELETE CASCADE
);
CREATE INDEX product_categories_category_index
  ON product_categories (store_id, category_id, position) INCLUDE (shown, available, paid);

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY[
    'products', 'variations', 'categories', 'product_categories'
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
GRANT SELECT, INSERT, UPDATE, DELETE ON products, variations, categories, product_categories
  TO vitrine_app;

/* Takes columns, not the row: PostgreSQL refuses to add a column with a default to a table whose row
   type a function takes. */
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

CREATE FUNCTION keep_available() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  NEW.available :=
    is_available(NEW.store_id, NEW.id, NEW.track_stock, NEW.in_stock, NEW.stock);
  RETURN NEW;
END
$$;
CREATE TRIGGER products_available
  BEFORE INSERT OR UPDATE OF track_stock, in_stock, stock, available ON products
  FOR EACH ROW EXECUTE FUNCTION keep_available();

CREATE FUNCTION keep_available_of_variations() RETURNS trigger LANGUAGE plpgsql AS $$
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
CREATE TRIGGER available_added AFTER INSERT ON variations REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION keep_available_of_variations();
CREATE TRIGGER available_changed AFTER UPDATE ON variations REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION keep_available_of_variations();
CREATE TRIGGER available_removed AFTER DELETE ON variations REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION keep_available_of_variations();

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

/* The lowest and the highest price of the ways to buy a product. */
CREATE FUNCTION paid_range(
  store uuid, product uuid, own_price bigint, own_discount bigint, OUT low bigint, OUT high bigint
) LANGUAGE sql STABLE AS $$
  SELECT coalesce(min(each.paid), own.paid), coalesce(max(each.paid), own.paid)
  FROM (SELECT coalesce(own_discount, own_price) AS paid) AS own
  LEFT JOIN (
    SELECT CASE WHEN v.price > 0 THEN coalesce(v.discount_price, v.price)
      ELSE coalesce(own_discount, own_price) END AS paid
    FROM variations v WHERE v.store_id = store AND v.product_id = product
  ) AS each ON true
  GROUP BY own.paid
$$;

CREATE FUNCTION keep_paid_range() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT r.low, r.high INTO NEW.paid_from, NEW.paid_to
  FROM paid_range(NEW.store_id, NEW.id, NEW.price, NEW.discount_price) AS r;
  RETURN NEW;
END
$$;
CREATE TRIGGER products_paid_range BEFORE INSERT OR UPDATE OF price, discount_price ON products
  FOR EACH ROW EXECUTE FUNCTION keep_paid_range();

CREATE FUNCTION follow_paid_range(store uuid, ids uuid[]) RETURNS void LANGUAGE sql AS $$
  UPDATE products p SET paid_from = r.low, paid_to = r.high
  FROM products q, LATERAL paid_range(q.store_id, q.id, q.price, q.discount_price) AS r
  WHERE q.store_id = store AND q.id = ANY (ids) AND p.store_id = store AND p.id = q.id
    AND (p.paid_from, p.paid_to) IS DISTINCT FROM (r.low, r.high)
$$;

CREATE FUNCTION keep_paid_range_of_variations() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'UPDATE' THEN
    PERFORM follow_paid_range(n.store_id, array_agg(DISTINCT n.product_id))
    FROM new_rows n JOIN old_rows o USING (store_id, id)
    WHERE (n.price, n.discount_price) IS DISTINCT FROM (o.price, o.discount_price)
    GROUP BY n.store_id;
  ELSE
    PERFORM follow_paid_range(store_id, array_agg(DISTINCT product_id)) FROM written
    GROUP BY store_id;
  END IF;
  RETURN NULL;
END
$$;
CREATE TRIGGER paid_range_added AFTER INSERT ON variations REFERENCING NEW TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION keep_paid_range_of_variations();
CREATE TRIGGER paid_range_changed AFTER UPDATE ON variations
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_paid_range_of_variations();
CREATE TRIGGER paid_range_removed AFTER DELETE ON variations REFERENCING OLD TABLE AS written
  FOR EACH STATEMENT EXECUTE FUNCTION keep_paid_range_of_variations();

CREATE FUNCTION place_as_product_is() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  SELECT p.status = 'active', p.available, p.paid_from INTO NEW.shown, NEW.available, NEW.paid
  FROM products p WHERE p.store_id = NEW.store_id AND p.id = NEW.product_id;
  RETURN NEW;
END
$$;
CREATE TRIGGER product_categories_as_product BEFORE INSERT ON product_categories
  FOR EACH ROW EXECUTE FUNCTION place_as_product_is();

CREATE FUNCTION keep_places_of_products() RETURNS trigger LANGUAGE plpgsql
SET enable_nestloop = off AS $$
DECLARE
  store uuid;
  ids uuid[];
BEGIN
  FOR store, ids IN
    SELECT n.store_id, array_agg(n.id) FROM new_rows n JOIN old_rows o USING (store_id, id)
    WHERE (n.status = 'active', n.available, n.paid_from)
      IS DISTINCT FROM (o.status = 'active', o.available, o.paid_from)
    GROUP BY 1
  LOOP
    UPDATE product_categories c SET shown = p.status = 'active', available = p.available,
      paid = p.paid_from
    FROM products p
    WHERE c.store_id = store AND c.product_id = ANY (ids)
      AND p.store_id = store AND p.id = ANY (ids) AND p.id = c.product_id;
  END LOOP;
  RETURN NULL;
END
$$;
-- Triggers fire by name: this one after those of the rules, which wait while a rule is written.
CREATE TRIGGER products_shelves_update AFTER UPDATE ON products
  REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows
  FOR EACH STATEMENT EXECUTE FUNCTION keep_places_of_products();
