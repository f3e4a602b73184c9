-- Due work of many stores, found by stepping from store to store in an index, whatever waits for one of
-- them. As functions: each step is a query that Citus can run, which the recursive one was not.
CREATE FUNCTION due_mails(by timestamptz, each_store integer)
RETURNS TABLE (store uuid, mail uuid, attempts integer, due_at timestamptz, place integer)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  at_store uuid;
BEGIN
  IF NOT EXISTS (SELECT 1 FROM outbox o WHERE o.status = 'pending' AND o.try_at <= by) THEN
    RETURN;
  END IF;
  SELECT o.store_id INTO at_store FROM outbox o
    WHERE o.status = 'pending' ORDER BY o.store_id LIMIT 1;
  WHILE at_store IS NOT NULL LOOP
    RETURN QUERY
      SELECT o.store_id, o.id, o.attempts, o.try_at,
        (row_number() OVER (ORDER BY o.try_at, o.id))::integer
      FROM outbox o WHERE o.store_id = at_store AND o.status = 'pending' AND o.try_at <= by
      ORDER BY o.try_at, o.id LIMIT each_store;
    SELECT o.store_id INTO at_store FROM outbox o
      WHERE o.status = 'pending' AND o.store_id > at_store ORDER BY o.store_id LIMIT 1;
  END LOOP;
END
$$;

CREATE FUNCTION stores_with_changed_sales() RETURNS SETOF uuid LANGUAGE plpgsql STABLE AS $$
DECLARE
  at_store uuid;
BEGIN
  SELECT c.store_id INTO at_store FROM sales_changes c ORDER BY c.store_id LIMIT 1;
  WHILE at_store IS NOT NULL LOOP
    RETURN NEXT at_store;
    SELECT c.store_id INTO at_store FROM sales_changes c
      WHERE c.store_id > at_store ORDER BY c.store_id LIMIT 1;
  END LOOP;
END
$$;
