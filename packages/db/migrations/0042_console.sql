-- The provider's console: who operates it, and what they did. Operators are no users: nothing leads
-- from an owner's account here.
CREATE TABLE operators (
  id uuid PRIMARY KEY,
  email text NOT NULL UNIQUE CHECK (email = lower(email)),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 80),
  -- Null until the set-up link was used.
  password_hash text,
  sealed_secret text,
  -- The last time step whose code was used, so that none works twice.
  last_step bigint NOT NULL DEFAULT 0,
  setup_hash text UNIQUE,
  setup_expires_at timestamptz,
  created_at timestamptz NOT NULL DEFAULT now(),
  disabled_at timestamptz
);

CREATE TABLE operator_sessions (
  token_hash text PRIMARY KEY,
  operator_id uuid NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
  created_at timestamptz NOT NULL DEFAULT now(),
  last_seen_at timestamptz NOT NULL DEFAULT now(),
  expires_at timestamptz NOT NULL
);
CREATE INDEX operator_sessions_operator_id_index ON operator_sessions (operator_id);

-- Has no foreign keys: it outlives the shops and operators that it is about.
CREATE TABLE operator_acts (
  id uuid PRIMARY KEY,
  operator_id uuid NOT NULL,
  operator_name text NOT NULL,
  kind text NOT NULL,
  shop_id uuid,
  subject text NOT NULL DEFAULT '',
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX operator_acts_created_at_index ON operator_acts (created_at, id);
CREATE INDEX operator_acts_shop_id_index ON operator_acts (shop_id, created_at);

-- An operator's way into one shop as its owner: a link that works once, then a session.
CREATE TABLE operator_visits (
  id uuid PRIMARY KEY,
  token_hash text NOT NULL UNIQUE,
  operator_id uuid NOT NULL REFERENCES operators (id) ON DELETE CASCADE,
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  reason text NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  entered_at timestamptz,
  ends_at timestamptz NOT NULL
);
CREATE INDEX operator_visits_store_id_index ON operator_visits (store_id);
CREATE INDEX operator_visits_user_id_index ON operator_visits (user_id);
CREATE INDEX operator_visits_operator_id_index ON operator_visits (operator_id);

ALTER TABLE sessions
  ADD COLUMN visit_id uuid REFERENCES operator_visits (id) ON DELETE CASCADE;
CREATE INDEX sessions_visit_id_index ON sessions (visit_id) WHERE visit_id IS NOT NULL;

CREATE TABLE abuse_reports (
  id uuid PRIMARY KEY,
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  kind text NOT NULL
    CHECK (kind IN ('fraud', 'counterfeit', 'illegal', 'copyright', 'privacy', 'other')),
  page text NOT NULL DEFAULT '' CHECK (length(page) <= 2000),
  message text NOT NULL CHECK (length(message) BETWEEN 1 AND 5000),
  -- Empty from somebody who wants no answer.
  email text NOT NULL DEFAULT '' CHECK (length(email) <= 254),
  created_at timestamptz NOT NULL DEFAULT now(),
  resolved_at timestamptz
);
CREATE INDEX abuse_reports_store_id_index ON abuse_reports (store_id);
CREATE INDEX abuse_reports_open ON abuse_reports (created_at) WHERE resolved_at IS NULL;

CREATE TABLE announcements (
  id uuid PRIMARY KEY,
  title text NOT NULL CHECK (length(title) BETWEEN 1 AND 120),
  body text NOT NULL CHECK (length(body) <= 1000),
  starts_at timestamptz NOT NULL,
  ends_at timestamptz NOT NULL CHECK (ends_at > starts_at),
  created_at timestamptz NOT NULL DEFAULT now()
);

GRANT SELECT, INSERT, UPDATE, DELETE
  ON operators, operator_sessions, operator_visits, abuse_reports, announcements
  TO vitrine_platform;
-- What operators did can be added and read, and nothing else.
GRANT SELECT, INSERT ON operator_acts TO vitrine_platform;

-- The console lists stores by their age and by who owns them.
CREATE INDEX stores_created_at_index ON stores (created_at, id);
