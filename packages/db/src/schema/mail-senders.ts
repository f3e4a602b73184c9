import { pgTable, primaryKey, text } from 'drizzle-orm/pg-core'
import { createdAt, moment, storeId } from './columns.ts'

/** The address at a store's own domain from which its emails come. */
export const mailSenders = pgTable('mail_senders', {
  storeId: storeId().primaryKey(),
  domain: text('domain').notNull(),
  address: text('address').notNull(),
  /** Of the key that signs. */
  selector: text('selector').notNull(),
  /** Null while emails come from the provider's address. */
  onSince: moment('on_since'),
  offSince: moment('off_since'),
  confirmedAt: moment('confirmed_at'),
  ownerNotifiedAt: moment('owner_notified_at'),
  createdAt: createdAt(),
})

/** DKIM keys: the one that signs, and one that is to replace it. */
export const mailKeys = pgTable(
  'mail_keys',
  {
    storeId: storeId(),
    selector: text('selector').notNull(),
    publicKey: text('public_key').notNull(),
    /** Encrypted. */
    privateKey: text('private_key').notNull(),
    createdAt: createdAt(),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.selector] })],
)
