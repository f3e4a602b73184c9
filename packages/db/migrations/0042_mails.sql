-- What became of each mail, for the owner to see. `dropped` is one that was no longer needed when its
-- turn came. A retried mail's pauses count from the retry.
ALTER TABLE outbox
  ADD COLUMN retried_at timestamptz,
  DROP CONSTRAINT outbox_status_check,
  ADD CONSTRAINT outbox_status_check CHECK (status IN ('pending', 'sent', 'failed', 'dropped'));
GRANT SELECT (retried_at) ON outbox TO vitrine_platform;

-- The owner's list: what it is filtered by stands in the index, as in that of orders.
DROP INDEX outbox_latest_index;
CREATE INDEX outbox_rows_index ON outbox (store_id, created_at DESC, id DESC)
  INCLUDE (status, kind, recipient, subject);

-- A mail as it was handed over, without the keys in its links. Beside the outbox, so that nothing that
-- only looks for what is due reads it; it goes before the row does.
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
ALTER TABLE mail_copies ENABLE ROW LEVEL SECURITY;
ALTER TABLE mail_copies FORCE ROW LEVEL SECURITY;
CREATE POLICY own_store ON mail_copies TO vitrine_app
  USING (store_id = (SELECT current_store())) WITH CHECK (store_id = (SELECT current_store()));
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_copies TO vitrine_app;
