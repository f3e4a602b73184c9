-- Emails and deliveries are written in the transaction of their cause, and sent by a job.
CREATE TABLE outbox (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  kind text NOT NULL,
  payload jsonb NOT NULL,
  -- `dropped` was no longer needed when it was due.
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'sent', 'failed', 'dropped')),
  attempts integer NOT NULL DEFAULT 0,
  last_error text,
  created_at timestamptz NOT NULL DEFAULT now(),
  sent_at timestamptz,
  order_id uuid,
  recipient text,
  subject text,
  retried_at timestamptz,
  -- The end of its lease while a process sends it, and of its back-off after a failure.
  try_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id)
);
CREATE INDEX outbox_order_index ON outbox (store_id, order_id) WHERE order_id IS NOT NULL;
CREATE INDEX outbox_rows_index ON outbox (store_id, created_at DESC, id DESC)
  INCLUDE (status, kind, recipient, subject);
CREATE INDEX outbox_due_index ON outbox (try_at) WHERE status = 'pending';
-- The first few of each store, however many wait in another.
CREATE INDEX outbox_turns_index ON outbox (store_id, try_at, id) WHERE status = 'pending';

-- An email as it was sent, without the secrets in its links; deleted before its row in the outbox.
CREATE TABLE mail_copies (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  mail_id uuid NOT NULL,
  html text NOT NULL,
  text text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, mail_id),
  FOREIGN KEY (store_id, mail_id) REFERENCES outbox (store_id, id) ON DELETE CASCADE
);
CREATE INDEX mail_copies_age_index ON mail_copies (store_id, created_at);

-- Signs the links in a store's reminders. It outlives the checkouts: an old unsubscribe link works.
CREATE TABLE mail_link_keys (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  key text NOT NULL
);

CREATE TABLE webhooks (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  url text NOT NULL,
  events text[] NOT NULL,
  -- Null while it is enabled.
  off_reason text CHECK (off_reason IN ('owner', 'gone', 'failing')),
  -- Encrypted, not hashed: it signs each delivery.
  secret text NOT NULL,
  previous_secret text,
  previous_until timestamptz,
  last_delivered_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id)
);

CREATE TABLE webhook_deliveries (
  store_id uuid NOT NULL,
  id uuid NOT NULL,
  webhook_id uuid NOT NULL,
  event_id uuid NOT NULL,
  event text NOT NULL,
  -- Text, since the signature covers these exact bytes.
  payload text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'delivered', 'failed')),
  tries integer NOT NULL DEFAULT 0,
  most_tries integer NOT NULL,
  try_at timestamptz NOT NULL DEFAULT now(),
  tried_at timestamptz,
  response_status integer,
  response text,
  duration integer,
  problem text,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  FOREIGN KEY (store_id, webhook_id) REFERENCES webhooks (store_id, id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_due_index ON webhook_deliveries (try_at) WHERE status = 'pending';
CREATE INDEX webhook_deliveries_log_index ON webhook_deliveries (store_id, webhook_id, id);

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY[
    'outbox', 'mail_copies', 'mail_link_keys', 'webhooks', 'webhook_deliveries'
  ] LOOP
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
GRANT SELECT, INSERT, UPDATE ON outbox TO vitrine_app;
GRANT SELECT, INSERT ON mail_link_keys TO vitrine_app;
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_copies, webhooks, webhook_deliveries TO vitrine_app;

-- The jobs find what is due in every store, and read it in that store only.
GRANT SELECT (store_id, id, kind, status, attempts, created_at, retried_at, try_at) ON outbox
  TO vitrine_platform;
CREATE POLICY platform_sees_pending ON outbox FOR SELECT TO vitrine_platform
  USING (status = 'pending');
GRANT SELECT (store_id, id, webhook_id, status, tries, try_at) ON webhook_deliveries
  TO vitrine_platform;
CREATE POLICY platform_sees_pending ON webhook_deliveries FOR SELECT TO vitrine_platform
  USING (status = 'pending');
