-- Name, address and search texts of a published page that only its draft has so far; null while
-- they are those that shoppers see.
ALTER TABLE pages ADD COLUMN draft_settings jsonb;

-- The same of each revision, and what it changed against the one before; null for those that an
-- older version kept.
ALTER TABLE page_revisions
  ADD COLUMN settings jsonb,
  ADD COLUMN changes jsonb;
