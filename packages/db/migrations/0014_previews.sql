-- What the links to a page's draft are signed with; a new one takes back all links before it.
ALTER TABLE pages ADD COLUMN preview_key text;
