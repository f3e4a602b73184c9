-- What the payment provider says about an account's subscription. It is copied whole with each
-- event; `requested` and `written` keep an older answer from replacing a newer one. Without a
-- foreign key: a deleted account's subscription still has to be cancelled.
CREATE TABLE subscriptions (
  user_id text PRIMARY KEY,
  customer_id text NOT NULL UNIQUE,
  subscription_id text,
  status text NOT NULL DEFAULT 'none'
    CHECK (status IN ('none', 'trial', 'active', 'past_due', 'suspended', 'cancelled')),
  plan_id text,
  period text CHECK (period IN ('month', 'year')),
  currency char(3),
  amount bigint,
  renews_at timestamptz,
  trial_ends_at timestamptz,
  cancels_at timestamptz,
  past_due_since timestamptz,
  next_retry_at timestamptz,
  disputes jsonb NOT NULL DEFAULT '[]',
  refunds jsonb NOT NULL DEFAULT '[]',
  requested bigint NOT NULL DEFAULT 0,
  written bigint NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL DEFAULT now()
);
GRANT SELECT, INSERT, UPDATE, DELETE ON subscriptions TO vitrine_platform;
