CREATE TABLE contact_messages (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  name text NOT NULL,
  customer_email text NOT NULL,
  subject text NOT NULL,
  message text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  read_at timestamptz,
  PRIMARY KEY (store_id, id)
);
CREATE INDEX contact_messages_latest_index ON contact_messages (store_id, created_at DESC, id DESC);
CREATE INDEX contact_messages_unread_index ON contact_messages (store_id) WHERE read_at IS NULL;

-- One row for each address, also for those who unsubscribed: they are not written to again.
CREATE TABLE newsletter_subscribers (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  email text NOT NULL,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'confirmed', 'unsubscribed')),
  asked_at timestamptz NOT NULL,
  confirmed_at timestamptz,
  unsubscribed_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  CONSTRAINT newsletter_subscribers_email_key UNIQUE (store_id, email)
);
CREATE INDEX newsletter_subscribers_latest_index
  ON newsletter_subscribers (store_id, created_at DESC, id DESC);
CREATE INDEX newsletter_subscribers_asked_index ON newsletter_subscribers (store_id, asked_at);

-- Only the hash of the token in an email's link, and what the link may do.
CREATE TABLE newsletter_tokens (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  hash text NOT NULL,
  subscriber_id uuid NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('confirm', 'unsubscribe')),
  expires_at timestamptz,
  PRIMARY KEY (store_id, hash),
  FOREIGN KEY (store_id, subscriber_id) REFERENCES newsletter_subscribers (store_id, id)
    ON DELETE CASCADE
);
CREATE INDEX newsletter_tokens_subscriber_index ON newsletter_tokens (store_id, subscriber_id);

CREATE TABLE abandoned_checkout_settings (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  settings jsonb NOT NULL,
  revision integer NOT NULL DEFAULT 1
);

-- Carts of shoppers who agreed to be reminded; deleted after 90 days at most.
CREATE TABLE abandoned_checkouts (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  -- Stored in the shopper's browser; null once the cart no longer changes.
  token text,
  -- In lower case.
  email text NOT NULL,
  first_name text NOT NULL DEFAULT '',
  last_name text NOT NULL DEFAULT '',
  country text,
  locale text,
  -- Products, variations and quantities, without prices.
  lines jsonb NOT NULL,
  items integer NOT NULL,
  currency char(3) NOT NULL,
  -- Of the cart when the shopper left.
  value bigint NOT NULL,
  basis text NOT NULL CHECK (basis IN ('opt_in', 'soft_opt_in')),
  -- The text that the shopper agreed to.
  consent_words text NOT NULL,
  consent_at timestamptz NOT NULL,
  status text NOT NULL DEFAULT 'waiting'
    CHECK (status IN ('waiting', 'reminded', 'recovered', 'unsubscribed', 'ended')),
  -- Null while no reminder is due.
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

-- Addresses that are never reminded again, as hashes.
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
  FOREACH tenant_table IN ARRAY ARRAY[
    'contact_messages', 'newsletter_subscribers', 'newsletter_tokens',
    'abandoned_checkout_settings', 'abandoned_checkouts', 'reminder_refusals'
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
GRANT SELECT, INSERT, UPDATE, DELETE
  ON contact_messages, newsletter_subscribers, abandoned_checkouts TO vitrine_app;
GRANT SELECT, INSERT, DELETE ON newsletter_tokens TO vitrine_app;
GRANT SELECT, INSERT, UPDATE ON abandoned_checkout_settings TO vitrine_app;
GRANT SELECT, INSERT ON reminder_refusals TO vitrine_app;

-- The job finds due reminders in every store, and reads them in that store only.
GRANT SELECT (store_id, id, status, remind_at) ON abandoned_checkouts TO vitrine_platform;
CREATE POLICY platform_sees_waiting ON abandoned_checkouts FOR SELECT TO vitrine_platform
  USING (status = 'waiting');
