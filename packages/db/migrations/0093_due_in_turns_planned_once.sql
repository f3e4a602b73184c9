-- With a limit by parameter the rows of each store were planned anew, in more time than they were read.
-- The constants are what the server asks for at most: 24 emails of a store, 4 deliveries of a webhook.
CREATE OR REPLACE FUNCTION mails_in_turn(
  by timestamptz, each_store integer, behind uuid, max_stores integer)
RETURNS TABLE (store uuid, mail uuid, tries integer, due_at timestamptz)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  at_store uuid := behind;
BEGIN
  FOR n IN 1..max_stores LOOP
    SELECT o.store_id INTO at_store FROM outbox o
      WHERE o.status = 'pending' AND o.store_id > at_store ORDER BY o.store_id LIMIT 1;
    EXIT WHEN at_store IS NULL;
    RETURN QUERY
      SELECT o.store_id, o.id, o.attempts, o.try_at
      FROM outbox o WHERE o.store_id = at_store AND o.status = 'pending' AND o.try_at <= by
      ORDER BY o.try_at, o.id LIMIT 24;
  END LOOP;
  RETURN QUERY SELECT at_store, NULL::uuid, NULL::integer, NULL::timestamptz;
END
$$;

CREATE OR REPLACE FUNCTION deliveries_in_turn(
  by timestamptz, each_webhook integer, behind uuid, max_webhooks integer)
RETURNS TABLE (store uuid, delivery uuid, webhook uuid, tries integer, due_at timestamptz)
LANGUAGE plpgsql STABLE AS $$
DECLARE
  at_webhook uuid := behind;
BEGIN
  FOR n IN 1..max_webhooks LOOP
    SELECT d.webhook_id INTO at_webhook FROM webhook_deliveries d
      WHERE d.status = 'pending' AND d.webhook_id > at_webhook ORDER BY d.webhook_id LIMIT 1;
    EXIT WHEN at_webhook IS NULL;
    RETURN QUERY
      SELECT d.store_id, d.id, d.webhook_id, d.tries, d.try_at
      FROM webhook_deliveries d
      WHERE d.webhook_id = at_webhook AND d.status = 'pending' AND d.try_at <= by
      ORDER BY d.try_at, d.id LIMIT 4;
  END LOOP;
  RETURN QUERY
    SELECT NULL::uuid, NULL::uuid, at_webhook, NULL::integer, NULL::timestamptz;
END
$$;
