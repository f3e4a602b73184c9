-- The lines of an order are inserted from the root of its store: without one, the order fails.
CREATE OR REPLACE FUNCTION number_order() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF NOT EXISTS (SELECT FROM store_roots WHERE store_id = NEW.store_id) THEN
    RAISE EXCEPTION 'The store % has no root.', NEW.store_id;
  END IF;
  INSERT INTO order_counters AS counter (store_id, kind, value) VALUES (NEW.store_id, 'order', 1001)
  ON CONFLICT (store_id, kind) DO UPDATE SET value = counter.value + 1
  RETURNING value INTO NEW.number;
  NEW.search_text := left(lower(NEW.number_prefix) || NEW.number || ' ' || NEW.search_text, 500);
  RETURN NEW;
END
$$;
