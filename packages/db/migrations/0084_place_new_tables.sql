-- For migrations from now on: places a new table of shops where the others are, and refers it to the
-- store, before keys to other tables of shops are added.
CREATE FUNCTION place_table(named text) RETURNS void LANGUAGE plpgsql AS $$
DECLARE
  is_distributed boolean := false;
BEGIN
  IF to_regclass('pg_dist_partition') IS NOT NULL THEN
    EXECUTE $q$SELECT EXISTS (SELECT FROM pg_dist_partition
      WHERE logicalrelid = 'store_roots'::regclass AND partmethod = 'h')$q$ INTO is_distributed;
  END IF;
  IF is_distributed THEN
    EXECUTE format(
      'SELECT create_distributed_table(%L, ''store_id'', colocate_with => ''store_roots'')', named);
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (store_id)
      REFERENCES store_roots (store_id) ON DELETE CASCADE', named, named || '_store_id_fkey');
  ELSE
    EXECUTE format('ALTER TABLE %I ADD CONSTRAINT %I FOREIGN KEY (store_id)
      REFERENCES stores (id) ON DELETE CASCADE', named, named || '_store_id_fkey');
  END IF;
END
$$;
REVOKE ALL ON FUNCTION place_table FROM PUBLIC;
