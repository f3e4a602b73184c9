CREATE TABLE pages (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  meta_title text NOT NULL DEFAULT '',
  meta_description text NOT NULL DEFAULT '',
  is_home boolean NOT NULL DEFAULT false,
  draft_revision integer NOT NULL,
  published_revision integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  CONSTRAINT pages_slug_key UNIQUE (store_id, slug)
);
CREATE UNIQUE INDEX pages_one_home ON pages (store_id) WHERE is_home;

CREATE TABLE page_revisions (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  page_id uuid NOT NULL,
  revision integer NOT NULL CHECK (revision > 0),
  content jsonb NOT NULL,
  created_by text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, page_id, revision),
  FOREIGN KEY (store_id, page_id) REFERENCES pages (store_id, id) ON DELETE CASCADE
);

-- A page points at revisions that exist. Checked at commit, so that a page and its first revision
-- can be written in either order.
ALTER TABLE pages
  ADD CONSTRAINT pages_draft_revision_exists
    FOREIGN KEY (store_id, id, draft_revision)
    REFERENCES page_revisions (store_id, page_id, revision) DEFERRABLE INITIALLY DEFERRED,
  ADD CONSTRAINT pages_published_revision_exists
    FOREIGN KEY (store_id, id, published_revision)
    REFERENCES page_revisions (store_id, page_id, revision) DEFERRABLE INITIALLY DEFERRED;

CREATE TABLE global_contents (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  draft jsonb NOT NULL,
  published jsonb NOT NULL,
  revision integer NOT NULL DEFAULT 1
);

CREATE TABLE slug_redirects (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  kind text NOT NULL CHECK (kind IN ('page', 'product', 'category')),
  from_slug text NOT NULL,
  to_id uuid NOT NULL,
  PRIMARY KEY (store_id, kind, from_slug)
);
CREATE INDEX slug_redirects_to_id_index ON slug_redirects (store_id, kind, to_id);

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
  PRIMARY KEY (store_id, id),
  CONSTRAINT products_slug_key UNIQUE (store_id, slug),
  CONSTRAINT products_discount_below_price CHECK (discount_price > 0 AND discount_price < price)
);
CREATE INDEX products_latest_index ON products (store_id, status, created_at DESC, id DESC);
CREATE INDEX products_bestsellers_index ON products (store_id, status, sold_count DESC, id DESC);
CREATE INDEX products_featured_index ON products (store_id, created_at DESC) WHERE featured;
CREATE INDEX products_sale_index ON products (store_id, created_at DESC)
  WHERE discount_price IS NOT NULL;

CREATE TABLE variations (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  product_id uuid NOT NULL,
  position integer NOT NULL,
  price bigint NOT NULL CHECK (price >= 0),
  discount_price bigint,
  image text,
  attributes jsonb NOT NULL DEFAULT '{}',
  sku text NOT NULL DEFAULT '',
  stock integer CHECK (stock >= 0),
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
  PRIMARY KEY (store_id, id),
  CONSTRAINT categories_slug_key UNIQUE (store_id, slug),
  FOREIGN KEY (store_id, parent_id) REFERENCES categories (store_id, id)
    ON DELETE SET NULL (parent_id)
);
CREATE INDEX categories_parent_index ON categories (store_id, parent_id, position);

CREATE TABLE product_categories (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  product_id uuid NOT NULL,
  category_id uuid NOT NULL,
  position integer NOT NULL DEFAULT 0,
  PRIMARY KEY (store_id, product_id, category_id),
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, category_id) REFERENCES categories (store_id, id) ON DELETE CASCADE
);
CREATE INDEX product_categories_category_index
  ON product_categories (store_id, category_id, position);

-- The last number given out, by kind: a row, not a sequence, so that a failed order leaves no gap.
CREATE TABLE order_counters (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  kind text NOT NULL,
  value integer NOT NULL,
  PRIMARY KEY (store_id, kind)
);

CREATE TABLE orders (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  number integer NOT NULL,
  token text NOT NULL,
  status text NOT NULL DEFAULT 'open' CHECK (status IN ('open', 'cancelled', 'archived')),
  email text NOT NULL,
  phone text,
  shipping_address jsonb NOT NULL,
  billing_address jsonb,
  note text,
  currency char(3) NOT NULL,
  subtotal bigint NOT NULL CHECK (subtotal >= 0),
  discount bigint NOT NULL DEFAULT 0 CHECK (discount >= 0),
  shipping bigint NOT NULL DEFAULT 0 CHECK (shipping >= 0),
  tax bigint NOT NULL DEFAULT 0 CHECK (tax >= 0),
  total bigint NOT NULL CHECK (total >= 0),
  payment_method text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  cancelled_at timestamptz,
  PRIMARY KEY (store_id, id),
  CONSTRAINT orders_number_key UNIQUE (store_id, number),
  CONSTRAINT orders_token_key UNIQUE (store_id, token)
);
CREATE INDEX orders_latest_index ON orders (store_id, created_at DESC, id DESC);
CREATE INDEX orders_email_index ON orders (store_id, email);

-- A line keeps what was bought as it was then, so it has no foreign key to the product.
CREATE TABLE order_lines (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  position integer NOT NULL,
  product_id uuid NOT NULL,
  variation_id uuid,
  name text NOT NULL,
  options jsonb NOT NULL DEFAULT '{}',
  image text,
  sku text NOT NULL DEFAULT '',
  unit_price bigint NOT NULL CHECK (unit_price >= 0),
  quantity integer NOT NULL CHECK (quantity > 0),
  total bigint NOT NULL CHECK (total >= 0),
  tax bigint NOT NULL DEFAULT 0 CHECK (tax >= 0),
  PRIMARY KEY (store_id, id),
  CONSTRAINT order_lines_position_key UNIQUE (store_id, order_id, position),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id) ON DELETE CASCADE
);

CREATE TABLE order_payments (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('payment', 'refund')),
  method text NOT NULL,
  amount bigint NOT NULL CHECK (amount > 0),
  created_at timestamptz NOT NULL DEFAULT now(),
  created_by text,
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id) ON DELETE CASCADE
);
CREATE INDEX order_payments_order_index ON order_payments (store_id, order_id);

CREATE TABLE order_fulfilments (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  order_id uuid NOT NULL,
  lines jsonb NOT NULL,
  carrier text,
  tracking_url text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id) ON DELETE CASCADE
);
CREATE INDEX order_fulfilments_order_index ON order_fulfilments (store_id, order_id);

CREATE TABLE idempotency_keys (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  key text NOT NULL,
  body_hash text NOT NULL,
  response jsonb,
  status integer,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, key)
);
CREATE INDEX idempotency_keys_age_index ON idempotency_keys (store_id, created_at);

CREATE TABLE outbox (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent', 'failed')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  PRIMARY KEY (store_id, id)
);
CREATE INDEX outbox_latest_index ON outbox (store_id, created_at DESC);
CREATE INDEX outbox_pending_index ON outbox (created_at, store_id, id) WHERE status = 'pending';
