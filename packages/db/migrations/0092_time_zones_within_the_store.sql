-- The platform changes the store's row; what that changes among the shop's rows is written in the
-- shop's role, as all else in the transaction: where shops are distributed, one role for one node.
CREATE OR REPLACE FUNCTION note_time_zone() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user <> 'vitrine_platform' THEN
    INSERT INTO sales_changes (store_id) VALUES (NEW.id);
    RETURN NULL;
  END IF;
  PERFORM set_config('role', 'vitrine_app', true);
  EXECUTE format('SET LOCAL app.store_id = %L', NEW.id);
  INSERT INTO sales_changes (store_id) VALUES (NEW.id);
  PERFORM set_config('role', 'vitrine_platform', true);
  SET LOCAL app.store_id = '';
  RETURN NULL;
END
$$;
