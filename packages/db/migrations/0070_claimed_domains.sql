-- A claim keeps nobody out: every store may claim a name, and the one that proves it has it.
ALTER TABLE domains DROP CONSTRAINT domains_pkey;
DROP INDEX domains_store_id_index;
ALTER TABLE domains ADD PRIMARY KEY (store_id, domain);
CREATE UNIQUE INDEX domains_verified ON domains (domain) WHERE status = 'verified';
CREATE INDEX domains_pending ON domains (created_at) WHERE status = 'pending';
