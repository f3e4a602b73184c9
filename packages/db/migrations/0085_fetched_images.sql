-- Where an image was fetched from, so that the same address is not fetched again.
ALTER TABLE media ADD COLUMN source_url text;
CREATE UNIQUE INDEX media_source_index ON media (store_id, md5(source_url))
  WHERE source_url IS NOT NULL;

-- Before products are written, the images that they name are fetched.
ALTER TABLE product_imports DROP CONSTRAINT product_imports_state_check;
ALTER TABLE product_imports ADD CONSTRAINT product_imports_state_check
  CHECK (state IN ('checking', 'ready', 'fetching', 'applying', 'done', 'undoing', 'undone'));
DROP POLICY platform_sees_unfinished ON product_imports;
CREATE POLICY platform_sees_unfinished ON product_imports FOR SELECT TO vitrine_platform
  USING (state IN ('checking', 'fetching', 'applying', 'undoing'));
