-- Checkouts that were never paid are deleted after a while; this finds them.
CREATE INDEX checkouts_closed_index ON checkouts (store_id, created_at) WHERE status = 'closed';
