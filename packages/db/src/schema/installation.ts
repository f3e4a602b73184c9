import { boolean, pgTable, text } from 'drizzle-orm/pg-core'

/** One row, which only the owner of the database reads and writes. */
export const installation = pgTable('installation', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  /** A version that does not know this migration may not run here. */
  needsMigration: text('needs_migration').notNull(),
  secretFingerprint: text('secret_fingerprint'),
  encryptionKeyFingerprint: text('encryption_key_fingerprint'),
})
