-- A store's choice whether shoppers who leave the checkout are reminded, on what basis and when.
CREATE TABLE abandoned_checkout_settings (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  settings jsonb NOT NULL,
  revision integer NOT NULL DEFAULT 1
);

-- What signs the links in a store's reminders. It outlives the checkouts: whoever unsubscribes by an
-- old mail is believed.
CREATE TABLE mail_link_keys (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  key text NOT NULL
);

-- What someone was about to order who agreed to be reminded of it. Nothing is here without a basis,
-- and nothing for longer than 90 days.
CREATE TABLE abandoned_checkouts (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Known to the shopper's browser; null once nothing is added to it any more.
  token text,
  -- In small letters.
  email text NOT NULL,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  country text,
  locale text,
  -- Products, variations and quantities; what they cost is asked anew each time.
  lines jsonb NOT NULL,
  items integer NOT NULL,
  currency char(3) NOT NULL,
  -- As it was when the shopper left.
  value bigint NOT NULL,
  basis text NOT NULL CHECK (basis IN ('opt_in', 'soft_opt_in')),
  -- What the shopper read at that moment.
  consent_words text NOT NULL,
  consent_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'waiting'
    CHECK (status IN ('waiting', 'reminded', 'recovered', 'unsubscribed', 'ended')),
  -- Null while nobody is to be reminded.
  remind_at timestamptz,
  reminded_at timestamptz,
  order_id uuid,
  created_at timestamptz NOT NULL DEFAULT now(),
  changed_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  CONSTRAINT abandoned_checkouts_token_key UNIQUE (store_id, token),
  FOREIGN KEY (store_id, order_id) REFERENCES orders (store_id, id) ON DELETE CASCADE
);
CREATE INDEX abandoned_checkouts_due_index ON abandoned_checkouts (remind_at)
  WHERE status = 'waiting';
CREATE INDEX abandoned_checkouts_email_index ON abandoned_checkouts (store_id, email);
CREATE INDEX abandoned_checkouts_latest_index
  ON abandoned_checkouts (store_id, changed_at DESC, id DESC);

-- Addresses that are never reminded again, as hashes: enough to know them by, and no more.
CREATE TABLE reminder_refusals (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  email_hash text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, email_hash)
);

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['abandoned_checkout_settings', 'mail_link_keys',
    'abandoned_checkouts', 'reminder_refusals'] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('CREATE POLICY own_store ON %I TO vitrine_app
      USING (store_id = (SELECT current_store())) WITH CHECK (store_id = (SELECT current_store()))',
      tenant_table);
  END LOOP;
END
$$;
GRANT SELECT, INSERT, UPDATE, DELETE ON abandoned_checkouts TO vitrine_app;
GRANT SELECT, INSERT, UPDATE ON abandoned_checkout_settings TO vitrine_app;
GRANT SELECT, INSERT ON mail_link_keys, reminder_refusals TO vitrine_app;

-- The job finds what is due in every store, and reads it in that store only.
GRANT SELECT (store_id, id, status, remind_at) ON abandoned_checkouts TO vitrine_platform;
CREATE POLICY platform_sees_waiting ON abandoned_checkouts FOR SELECT TO vitrine_platform
  USING (status = 'waiting');
