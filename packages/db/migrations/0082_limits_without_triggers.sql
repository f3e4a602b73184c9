-- Limits of plans are known where the platform's tables are, which a node of stores does not have: who
-- inserts asks for the room afterwards.
CREATE FUNCTION require_room(store uuid, kind text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
  IF plan_room(store, kind) < 0 THEN
    PERFORM refuse_over_plan(kind, (limits_of_store(store) ->> kind)::bigint);
  END IF;
END
$$;

-- Each order asks by itself; while both versions run, only the new one does.
CREATE OR REPLACE FUNCTION require_plan_room_of_orders() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  RETURN NULL;
END
$$;

-- Distribution attaches it to stores, in the place of triggers on their pages: whatever a store
-- publishes raises its version, which the nightly check of contents looks at.
CREATE FUNCTION follow_version() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF current_user = 'vitrine_app' THEN
    NEW.templates := ARRAY(
      SELECT DISTINCT template_for FROM pages
      WHERE store_id = NEW.id AND template_for <> 'section' AND published_revision IS NOT NULL
      ORDER BY 1);
  END IF;
  RETURN NEW;
END
$$;
