-- What shoppers write to a store through its contact form.
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

-- One row for each address, whatever became of it: who has left is not written to again unasked.
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

-- Only the hash of what a mail's link carries, and what that link may do.
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

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY[
    'contact_messages', 'newsletter_subscribers', 'newsletter_tokens'
  ] LOOP
    EXECUTE format('ALTER TABLE %I ENABLE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format('ALTER TABLE %I FORCE ROW LEVEL SECURITY', tenant_table);
    EXECUTE format(
      'CREATE POLICY own_store ON %I TO vitrine_app
         USING (store_id = (SELECT current_store()))
         WITH CHECK (store_id = (SELECT current_store()))',
      tenant_table
    );
    EXECUTE format('GRANT SELECT, INSERT, DELETE ON %I TO vitrine_app', tenant_table);
  END LOOP;
END
$$;
GRANT UPDATE ON contact_messages, newsletter_subscribers TO vitrine_app;
