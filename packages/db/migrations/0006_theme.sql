-- How a shop looks. What is missing here is filled when it is read.
ALTER TABLE stores ADD COLUMN theme jsonb NOT NULL DEFAULT '{}'
  CHECK (jsonb_typeof(theme) = 'object');

-- Until now the navigation's props carried it. Only what the theme can hold is taken over.
CREATE FUNCTION pg_temp.theme_color(value text) RETURNS text LANGUAGE sql AS $$
  SELECT CASE
    WHEN value ~* '^#[0-9a-f]{6}$' THEN lower(value)
    WHEN value ~* '^#[0-9a-f]{3}$' THEN lower(regexp_replace(value, '([0-9a-f])', '\1\1', 'gi'))
  END
$$;
CREATE FUNCTION pg_temp.theme_font(value text) RETURNS text LANGUAGE sql AS $$
  SELECT CASE WHEN value IN ('sans', 'serif', 'rounded', 'mono') THEN value END
$$;
CREATE FUNCTION pg_temp.theme_radius(value text) RETURNS integer LANGUAGE sql AS $$
  SELECT least(round((regexp_match(value, '^(\d{1,3}(?:\.\d{1,3})?)(px|rem|em)$'))[1]::numeric
    * CASE WHEN value LIKE '%px' THEN 1 ELSE 16 END), 32)::integer
$$;

-- The policies are forced on the owner too, and no store is chosen here.
ALTER TABLE global_contents NO FORCE ROW LEVEL SECURITY;
UPDATE stores SET version = version + 1, theme = jsonb_strip_nulls(jsonb_build_object(
    'accentColor', pg_temp.theme_color(navbar.props ->> 'accentColor'),
    'pageColor', pg_temp.theme_color(navbar.props ->> 'pageColor'),
    'textColor', pg_temp.theme_color(navbar.props ->> 'pageTextColor'),
    'bodyFont', pg_temp.theme_font(navbar.props ->> 'fontFamily'),
    'headingFont', pg_temp.theme_font(navbar.props ->> 'headingFont'),
    'cornerRadius', pg_temp.theme_radius(navbar.props ->> 'cornerRadius')
  ))
  FROM (
    SELECT DISTINCT ON (store_id) store_id, item -> 'props' AS props
    FROM global_contents, jsonb_array_elements(published) WITH ORDINALITY AS items (item, place)
    WHERE item ->> 'type' = 'navbar'
    ORDER BY store_id, place
  ) AS navbar
  WHERE navbar.store_id = stores.id;
ALTER TABLE global_contents FORCE ROW LEVEL SECURITY;
