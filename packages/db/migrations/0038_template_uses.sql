-- Each use of a shop template: what the shop looked like on the other side of it, and its demo
-- products.
CREATE TABLE template_uses (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  template text NOT NULL CHECK (length(template) <= 40),
  look jsonb CHECK (jsonb_typeof(look) = 'object'),
  product_ids uuid[] NOT NULL DEFAULT '{}',
  category_ids uuid[] NOT NULL DEFAULT '{}',
  used_by text,
  used_at timestamptz NOT NULL DEFAULT now(),
  restored_at timestamptz,
  PRIMARY KEY (store_id, id)
);

ALTER TABLE template_uses ENABLE ROW LEVEL SECURITY;
ALTER TABLE template_uses FORCE ROW LEVEL SECURITY;
CREATE POLICY own_store ON template_uses TO vitrine_app
  USING (store_id = (SELECT current_store()))
  WITH CHECK (store_id = (SELECT current_store()));
GRANT SELECT, INSERT, UPDATE, DELETE ON template_uses TO vitrine_app;
