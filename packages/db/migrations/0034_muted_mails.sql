-- Kinds of emails about the shop that this member does not want.
ALTER TABLE store_members ADD COLUMN muted_mails text[] NOT NULL DEFAULT '{}';
