-- Numbers an order that comes without a number, where its counter is: Citus takes no sub-select among
-- the values of an INSERT. The counter stays locked until the commit, so that numbers have no gaps.
CREATE FUNCTION number_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  INSERT INTO order_counters AS counter (store_id, kind, value) VALUES (NEW.store_id, 'order', 1001)
  ON CONFLICT (store_id, kind) DO UPDATE SET value = counter.value + 1
  RETURNING value INTO NEW.number;
  NEW.search_text := left(lower(NEW.number_prefix) || NEW.number || ' ' || NEW.search_text, 500);
  RETURN NEW;
END
$$;
CREATE TRIGGER orders_numbered BEFORE INSERT ON orders FOR EACH ROW WHEN (NEW.number IS NULL)
  EXECUTE FUNCTION number_order();
