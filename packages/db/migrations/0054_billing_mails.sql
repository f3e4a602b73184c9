-- News of a subscription, written in the transaction of their cause. A row becomes a job and goes.
CREATE TABLE billing_mails (
  id uuid PRIMARY KEY,
  user_id text NOT NULL REFERENCES users (id) ON DELETE CASCADE,
  news text NOT NULL,
  facts jsonb NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now()
);
CREATE INDEX billing_mails_user_index ON billing_mails (user_id);
GRANT SELECT, INSERT, DELETE ON billing_mails TO vitrine_platform;

-- Second subscriptions of the account, which were cancelled and paid back.
ALTER TABLE subscriptions ADD COLUMN duplicates jsonb NOT NULL DEFAULT '[]';
-- Of the last payment page, which may be paid after the plan was removed.
ALTER TABLE subscriptions ADD COLUMN offered_plan_id text;
