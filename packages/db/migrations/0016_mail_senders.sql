-- The address at a store's own domain from which its emails come, once its DKIM record is found.
CREATE TABLE mail_senders (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  domain text NOT NULL,
  address text NOT NULL CHECK (address ~ '^[^@ ]{1,64}@[^@ ]+$'),
  -- The key that signs.
  selector text NOT NULL,
  -- Since when emails have come from it; null while they come from the provider's address.
  on_since timestamptz,
  -- Since when they have not any more; null if they never did.
  off_since timestamptz,
  -- When a check last found the record of the key.
  confirmed_at timestamptz,
  owner_notified_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  FOREIGN KEY (store_id, domain) REFERENCES domains (store_id, domain) ON DELETE CASCADE
);

-- DKIM keys: the one that signs, and one that replaces it when its record is found.
CREATE TABLE mail_keys (
  store_id uuid NOT NULL REFERENCES mail_senders (store_id) ON DELETE CASCADE,
  selector text NOT NULL,
  -- As in its DNS record.
  public_key text NOT NULL,
  -- Encrypted.
  private_key text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, selector)
);

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY ARRAY['mail_senders', 'mail_keys'] LOOP
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
GRANT SELECT, INSERT, UPDATE, DELETE ON mail_senders, mail_keys TO vitrine_app;
