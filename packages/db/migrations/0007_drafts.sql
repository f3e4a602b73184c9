-- A draft that is saved while it is written is kept in its page. It becomes a revision when it is
-- published, saved on purpose or followed by other work; `draft` is null while it is one.
ALTER TABLE pages
  DROP CONSTRAINT pages_draft_revision_exists,
  ADD COLUMN draft jsonb,
  ADD COLUMN draft_saved_at timestamptz,
  ADD COLUMN draft_saved_by text,
  ADD COLUMN save_id uuid;

-- Which save made the newest state: whoever got no answer to a save learns whether it was theirs.
ALTER TABLE global_contents ADD COLUMN save_id uuid;
