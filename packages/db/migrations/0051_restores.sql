-- Also an archive of a store as it was before an earlier one was restored over it.
ALTER TABLE store_exports
  DROP CONSTRAINT store_exports_kind_check,
  ADD CONSTRAINT store_exports_kind_check
    CHECK (kind IN ('owner', 'nightly', 'before_restore')) NOT VALID;
