import { boolean, pgTable, text, uuid } from 'drizzle-orm/pg-core'

export const installation = pgTable('installation', {
  onlyOne: boolean('only_one').primaryKey().default(true),
  /** Versions without this migration must not run. */
  needsMigration: text('needs_migration').notNull(),
  secretFingerprint: text('secret_fingerprint'),
  encryptionKeyFingerprint: text('encryption_key_fingerprint'),
  mediaFolder: uuid('media_folder'),
})
