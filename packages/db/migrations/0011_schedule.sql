-- When a page's draft goes live by itself, who wanted that, and why it did not the last time.
ALTER TABLE pages
  ADD COLUMN publish_at timestamptz,
  ADD COLUMN publish_by text,
  ADD COLUMN publish_problem text;

-- Name, address and texts for search engines grow apart from the content: whoever saves them says
-- which ones were seen. The save's name tells a window whose answer was lost that it was its own.
ALTER TABLE pages
  ADD COLUMN settings_revision integer NOT NULL DEFAULT 1,
  ADD COLUMN settings_save_id uuid;
