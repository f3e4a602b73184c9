-- The four tables that Better Auth keeps. Its ids are text to the library; ours are UUIDv7.
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

CREATE TABLE domains (
  domain text PRIMARY KEY CHECK (domain = lower(domain)),
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  status text NOT NULL DEFAULT 'pending' CHECK (status IN ('pending', 'verified', 'problem')),
  is_primary boolean NOT NULL DEFAULT false,
  created_at timestamptz NOT NULL DEFAULT now(),
  verified_at timestamptz
);
CREATE INDEX domains_store_id_index ON domains (store_id);
CREATE UNIQUE INDEX domains_one_primary ON domains (store_id) WHERE is_primary;
