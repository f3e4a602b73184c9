-- People of a shop: their roles, invitations by email, and an offer to transfer the shop.
ALTER TABLE store_members
  DROP CONSTRAINT store_members_role_check,
  ADD CONSTRAINT store_members_role_check
    CHECK (role IN ('owner', 'admin', 'editor', 'sales', 'viewer')),
  ADD COLUMN joined_at timestamptz NOT NULL DEFAULT now(),
  ADD COLUMN last_seen_at timestamptz;

-- The first owners are as old as their shops.
UPDATE store_members SET joined_at = stores.created_at
FROM stores WHERE stores.id = store_members.store_id;

CREATE TABLE store_invitations (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  email text NOT NULL CHECK (email = lower(email)),
  role text NOT NULL CHECK (role IN ('admin', 'editor', 'sales', 'viewer')),
  -- The token of the emailed link, to find it and, sealed with the server's secret, to send it.
  token_hash text NOT NULL UNIQUE,
  sealed_token text NOT NULL,
  invited_by text REFERENCES users (id) ON DELETE SET NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  ended_at timestamptz,
  ended_as text CHECK (ended_as IN ('accepted', 'revoked', 'declined')),
  PRIMARY KEY (store_id, id),
  CHECK ((ended_at IS NULL) = (ended_as IS NULL))
);
CREATE UNIQUE INDEX store_invitations_open ON store_invitations (store_id, email)
  WHERE ended_at IS NULL;
CREATE INDEX store_invitations_email_index ON store_invitations (email) WHERE ended_at IS NULL;

CREATE TABLE store_transfers (
  store_id uuid PRIMARY KEY REFERENCES stores (id) ON DELETE CASCADE,
  from_user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  to_user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL,
  FOREIGN KEY (store_id, to_user_id)
    REFERENCES store_members (store_id, user_id) ON DELETE CASCADE
);

GRANT SELECT, INSERT, UPDATE, DELETE ON store_invitations, store_transfers TO vitrine_platform;

-- A key whose maker left works again once somebody of the team takes it over.
GRANT UPDATE (created_by) ON api_keys TO vitrine_app;
