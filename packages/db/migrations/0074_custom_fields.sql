-- Fields that an owner adds to products or categories, and their values.
CREATE TABLE custom_fields (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  id uuid NOT NULL,
  subject text NOT NULL CHECK (subject IN ('product', 'category')),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 60),
  kind text NOT NULL CHECK (kind IN ('text', 'richText', 'image', 'link', 'number')),
  position integer NOT NULL,
  created_at timestamptz NOT NULL DEFAULT now(),
  PRIMARY KEY (store_id, id),
  CONSTRAINT custom_fields_name_key UNIQUE (store_id, subject, name) DEFERRABLE INITIALLY DEFERRED
);

CREATE TABLE product_custom_values (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  product_id uuid NOT NULL,
  field_id uuid NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (store_id, product_id, field_id),
  FOREIGN KEY (store_id, product_id) REFERENCES products (store_id, id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, field_id) REFERENCES custom_fields (store_id, id) ON DELETE CASCADE
);
CREATE INDEX product_custom_values_field ON product_custom_values (store_id, field_id);

CREATE TABLE category_custom_values (
  store_id uuid NOT NULL REFERENCES stores (id) ON DELETE CASCADE,
  category_id uuid NOT NULL,
  field_id uuid NOT NULL,
  value text NOT NULL,
  PRIMARY KEY (store_id, category_id, field_id),
  FOREIGN KEY (store_id, category_id) REFERENCES categories (store_id, id) ON DELETE CASCADE,
  FOREIGN KEY (store_id, field_id) REFERENCES custom_fields (store_id, id) ON DELETE CASCADE
);
CREATE INDEX category_custom_values_field ON category_custom_values (store_id, field_id);

DO $$
DECLARE
  tenant_table text;
BEGIN
  FOREACH tenant_table IN ARRAY
    ARRAY['custom_fields', 'product_custom_values', 'category_custom_values']
  LOOP
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
GRANT SELECT, INSERT, UPDATE, DELETE
  ON custom_fields, product_custom_values, category_custom_values TO vitrine_app;
