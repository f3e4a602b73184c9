-- Where the visit came from that became the order; null if that is unknown.
ALTER TABLE orders
  ADD COLUMN source text CHECK (length(source) BETWEEN 1 AND 100),
  ADD COLUMN campaign text CHECK (length(campaign) BETWEEN 1 AND 100);

-- Net sales by day in the store's time zone. Every row is computed from orders and refunds.
CREATE TABLE sales_days (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  currency char(3) NOT NULL,
  dimension text NOT NULL
    CHECK (dimension IN ('all', 'product', 'discount', 'country', 'source', 'campaign')),
  day date NOT NULL,
  key text NOT NULL,
  orders integer NOT NULL,
  first_orders integer NOT NULL,
  items bigint NOT NULL,
  sold bigint NOT NULL,
  discount bigint NOT NULL,
  shipping bigint NOT NULL,
  tax bigint NOT NULL,
  total bigint NOT NULL,
  refunds integer NOT NULL,
  refunded bigint NOT NULL,
  paid_back bigint NOT NULL,
  PRIMARY KEY (store_id, currency, dimension, day, key)
);
CREATE INDEX sales_days_day_index ON sales_days (store_id, day);
-- The sums of its days, so that years are added up quickly; `day` is the first of the month.
CREATE TABLE sales_months (LIKE sales_days INCLUDING CONSTRAINTS);
ALTER TABLE sales_months
  ADD PRIMARY KEY (store_id, currency, dimension, day, key),
  ADD FOREIGN KEY (store_id) REFERENCES stores (id) ON DELETE CASCADE;

-- The last known names of what was sold, which outlive a product or a discount.
CREATE TABLE sales_names (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  dimension text NOT NULL,
  key text NOT NULL,
  name text NOT NULL,
  PRIMARY KEY (store_id, dimension, key)
);

-- Moments whose day has to be summed again; null stands for every day.
CREATE SEQUENCE sales_change_ids;
CREATE TABLE sales_changes (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id bigint NOT NULL DEFAULT nextval('sales_change_ids'),
  at timestamptz,
  PRIMARY KEY (store_id, id)
);
INSERT INTO sales_changes (store_id) SELECT id FROM stores;

CREATE INDEX order_payments_refunded_index ON order_payments (store_id, created_at)
  WHERE kind = 'refund';
CREATE INDEX order_lines_product_index ON order_lines (store_id, product_id) INCLUDE (order_id);

CREATE FUNCTION note_new_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_changes (store_id, at)
    SELECT DISTINCT store_id, date_bin('15 minutes', created_at, 'epoch') FROM new_rows;
  RETURN NULL;
END
$$;
CREATE TRIGGER orders_sold AFTER INSERT ON orders
  REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION note_new_orders();

-- A cancellation also takes back the refunds, and another address changes who ordered for the first
-- time.
CREATE FUNCTION note_changed_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_changes (store_id, at)
    SELECT NEW.store_id, OLD.created_at
    UNION SELECT NEW.store_id, NEW.created_at
    UNION SELECT NEW.store_id, created_at FROM order_payments
      WHERE store_id = NEW.store_id AND order_id = NEW.id AND kind = 'refund'
    UNION SELECT NEW.store_id, created_at FROM orders
      WHERE store_id = NEW.store_id AND lower(email) IN (lower(OLD.email), lower(NEW.email))
        AND lower(OLD.email) <> lower(NEW.email);
  RETURN NULL;
END
$$;
CREATE TRIGGER orders_resold
  AFTER UPDATE OF created_at, cancelled_at, email, shipping_address, source, campaign ON orders
  FOR EACH ROW WHEN (
    (OLD.created_at, OLD.cancelled_at, OLD.email, OLD.shipping_address ->> 'country', OLD.source,
      OLD.campaign)
    IS DISTINCT FROM
    (NEW.created_at, NEW.cancelled_at, NEW.email, NEW.shipping_address ->> 'country', NEW.source,
      NEW.campaign))
  EXECUTE FUNCTION note_changed_order();

-- Later refunds of the order depend on this one, too: their sum is rounded, not each of them.
CREATE FUNCTION note_refund() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_changes (store_id, at)
    SELECT store_id, created_at FROM order_payments
      WHERE store_id = NEW.store_id AND order_id = NEW.order_id AND kind = 'refund'
    UNION SELECT OLD.store_id, OLD.created_at WHERE TG_OP = 'UPDATE';
  RETURN NULL;
END
$$;
CREATE TRIGGER order_payments_refunded AFTER INSERT ON order_payments
  FOR EACH ROW WHEN (NEW.kind = 'refund') EXECUTE FUNCTION note_refund();
CREATE TRIGGER order_payments_refund_changed AFTER UPDATE OF status, created_at ON order_payments
  FOR EACH ROW WHEN (NEW.kind = 'refund' AND
    (OLD.status, OLD.created_at) IS DISTINCT FROM (NEW.status, NEW.created_at))
  EXECUTE FUNCTION note_refund();

-- Days begin and end elsewhere in another time zone.
CREATE FUNCTION note_time_zone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO sales_changes (store_id) VALUES (NEW.id);
  RETURN NULL;
END
$$;
CREATE TRIGGER stores_time_zone AFTER UPDATE OF time_zone, country ON stores
  FOR EACH ROW WHEN ((OLD.time_zone, OLD.country) IS DISTINCT FROM (NEW.time_zone, NEW.country))
  EXECUTE FUNCTION note_time_zone();

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['sales_days', 'sales_months', 'sales_names', 'sales_changes']
  LOOP
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
GRANT SELECT, INSERT, UPDATE, DELETE ON sales_days, sales_months, sales_names, sales_changes
  TO vitrine_app;
GRANT USAGE ON SEQUENCE sales_change_ids TO vitrine_app, vitrine_platform;

-- The job finds stores with changes; the settings of a store ask for all of its days.
GRANT SELECT (store_id, id), INSERT (store_id) ON sales_changes TO vitrine_platform;
CREATE POLICY platform_sees_changes ON sales_changes FOR SELECT TO vitrine_platform USING (true);
CREATE POLICY platform_asks_for_all ON sales_changes FOR INSERT TO vitrine_platform
  WITH CHECK (at IS NULL);
