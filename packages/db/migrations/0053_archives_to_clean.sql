-- outside transactions
DROP INDEX CONCURRENTLY IF EXISTS store_exports_clean_index;
CREATE INDEX CONCURRENTLY store_exports_clean_index ON store_exports (clean_at)
  WHERE clean_at IS NOT NULL;
