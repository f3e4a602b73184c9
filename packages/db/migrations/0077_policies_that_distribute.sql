-- Citus refuses policies with sub-selects, so they call current_store() itself: it is stable, and a
-- query that names its store has it evaluated once, as a condition of the whole plan.
DO $$
DECLARE
  p record;
BEGIN
  FOR p IN
    SELECT polname, c.relname, CASE c.relname WHEN 'stores' THEN 'id' ELSE 'store_id' END AS store
    FROM pg_policy JOIN pg_class c ON c.oid = polrelid
    WHERE c.relnamespace = 'public'::regnamespace
      AND pg_get_expr(polqual, polrelid) LIKE '%SELECT current_store()%'
    ORDER BY c.relname
  LOOP
    EXECUTE format('ALTER POLICY %I ON %I USING (%I = current_store()) WITH CHECK (%3$I = current_store())',
      p.polname, p.relname, p.store);
  END LOOP;
END
$$;
