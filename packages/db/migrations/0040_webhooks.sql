-- Where an owner's own programs hear of what happens in the store, and what was sent there. A
-- delivery is written in the transaction of its cause and sent by a job.
CREATE TABLE webhooks (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  url text NOT NULL,
  events text[] NOT NULL,
  -- Null while it is on.
  off_reason text CHECK (off_reason IN ('owner', 'gone', 'failing')),
  -- Sealed; what signs has to be read again.
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
  -- As text, for the signature is of these very bytes.
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
  FOREACH tenant_table IN ARRAY ARRAY['webhooks', 'webhook_deliveries'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('CREATE POLICY own_store ON %I TO vitrine_app
      USING (store_id = (SELECT current_store())) WITH CHECK (store_id = (SELECT current_store()))',
      tenant_table);
    EXECUTE format('GRANT SELECT, INSERT, UPDATE, DELETE ON %I TO vitrine_app', tenant_table);
  END LOOP;
END
$$;

-- The job that sends what is due must find it in every store, but reads it in that store only.
GRANT SELECT (store_id, id, webhook_id, status, tries, try_at) ON webhook_deliveries
  TO vitrine_platform;
CREATE POLICY platform_sees_pending ON webhook_deliveries FOR SELECT TO vitrine_platform
  USING (status = 'pending');
