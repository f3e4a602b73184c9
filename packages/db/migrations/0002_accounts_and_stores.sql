-- Better Auth's four tables, and the stores. Its ids are text to the library; ours are UUIDv7.
CREATE TABLE users (
  id text PRIMARY KEY,
  name text NOT NULL,
  email text NOT NULL,
  email_verified boolean NOT NULL DEFAULT false,
  image text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT users_email_key UNIQUE (email),
  CONSTRAINT users_email_lower CHECK (email = lower(email))
);

CREATE TABLE stores (
  id uuid PRIMARY KEY,
  name text NOT NULL,
  currency char(3) NOT NULL,
  country text NOT NULL,
  status text NOT NULL DEFAULT 'live' CHECK (status IN ('draft', 'live', 'suspended')),
  fb_pixel_id text NOT NULL DEFAULT '' CHECK (fb_pixel_id ~ '^[0-9]*$'),
  logo text,
  email text,
  phone text,
  address jsonb,
  store_domain text NOT NULL,
  version bigint NOT NULL DEFAULT 1,
  created_at timestamptz NOT NULL DEFAULT now(),
  deleted_at timestamptz,
  -- Missing values are filled with defaults when it is read.
  theme jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(theme) = 'object'),
  -- For invoices: legal name, address, tax ID, registration.
  seller jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(seller) = 'object'),
  -- IANA, for example Europe/Berlin; null follows the country.
  time_zone text CHECK (length(time_zone) BETWEEN 1 AND 64),
  -- When the shop was first open to everyone; null if it never was.
  opened_at timestamptz,
  -- Signs the links and cookies that open a closed shop; a new key revokes them all.
  view_key text NOT NULL DEFAULT gen_random_uuid()::text || gen_random_uuid()::text,
  -- scrypt, salt first; null where the shop has no password.
  password_hash text,
  -- Precedes the numbers of new orders; each order stores its own.
  order_prefix text NOT NULL DEFAULT '',
  -- Null follows the country.
  weight_unit text CHECK (weight_unit IN ('g', 'kg', 'oz', 'lb')),
  CONSTRAINT stores_store_domain_key UNIQUE (store_domain),
  CONSTRAINT stores_store_domain_lower CHECK (store_domain = lower(store_domain))
);

CREATE TABLE sessions (
  id text PRIMARY KEY,
  expires_at timestamptz NOT NULL,
  token text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  ip_address text,
  user_agent text,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  selected_store_id uuid REFERENCES stores (id) ON DELETE SET NULL,
  CONSTRAINT sessions_token_key UNIQUE (token)
);
CREATE INDEX sessions_user_id_index ON sessions (user_id);

CREATE TABLE accounts (
  id text PRIMARY KEY,
  account_id text NOT NULL,
  provider_id text NOT NULL,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  access_token text,
  refresh_token text,
  id_token text,
  access_token_expires_at timestamptz,
  refresh_token_expires_at timestamptz,
  scope text,
  password text,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now(),
  CONSTRAINT accounts_provider_id_account_id_key UNIQUE (provider_id, account_id)
);
CREATE INDEX accounts_user_id_index ON accounts (user_id);

CREATE TABLE verifications (
  id text PRIMARY KEY,
  identifier text NOT NULL,
  value text NOT NULL,
  expires_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  updated_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX verifications_identifier_index ON verifications (identifier);

CREATE TABLE store_members (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  role text NOT NULL DEFAULT 'owner' CHECK (role IN ('owner')),
  PRIMARY KEY (store_id, user_id)
);
CREATE INDEX store_members_user_id_index ON store_members (user_id);

-- Every store may claim a domain; only the one that proves ownership gets it.
CREATE TABLE domains (
  domain text NOT NULL CHECK (domain = lower(domain)),
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'verified', 'problem')),
  is_primary boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  verified_at timestamptz,
  PRIMARY KEY (store_id, domain)
);
CREATE UNIQUE INDEX domains_one_primary ON domains (store_id) WHERE is_primary;
CREATE UNIQUE INDEX domains_verified ON domains (domain) WHERE status = 'verified';
CREATE INDEX domains_pending ON domains (created_at) WHERE status = 'pending';

-- A former subdomain leads to the new one, and is reserved for its former store for a while.
CREATE TABLE left_subdomains (
  store_domain text PRIMARY KEY CHECK (store_domain = lower(store_domain)),
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  left_at timestamptz NOT NULL
);
CREATE INDEX left_subdomains_store_id_index ON left_subdomains (store_id);

-- Only a hash of each key is stored. A key names its store, so it is looked up in that store alone.
CREATE TABLE api_keys (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  hash text NOT NULL,
  name text NOT NULL,
  scopes text[] NOT NULL,
  last_four text NOT NULL,
  created_by text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_used_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (store_id, id),
  UNIQUE (store_id, hash)
);

-- A store sees its own row and may change only the version in it.
ALTER TABLE stores ENABLE ROW LEVEL SECURITY;
CREATE POLICY own_store ON stores TO vitrine_app
  USING (id = (SELECT current_store())) WITH CHECK (id = (SELECT current_store()));
CREATE POLICY platform ON stores TO vitrine_platform USING (true) WITH CHECK (true);
GRANT SELECT, UPDATE (version) ON stores TO vitrine_app;
GRANT SELECT, INSERT, UPDATE, DELETE
  ON users, sessions, accounts, verifications, stores, store_members, domains, left_subdomains
  TO vitrine_platform;

ALTER TABLE api_keys ENABLE ROW LEVEL SECURITY;
ALTER TABLE api_keys FORCE ROW LEVEL SECURITY;
CREATE POLICY own_store ON api_keys TO vitrine_app
  USING (store_id = (SELECT current_store())) WITH CHECK (store_id = (SELECT current_store()));
GRANT SELECT, INSERT, DELETE, UPDATE (last_used_at) ON api_keys TO vitrine_app;
