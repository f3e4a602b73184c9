import { jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core'
import { moment, storeId } from './columns.ts'

/** Who did what in a store. */
export const activity = pgTable(
  'activity',
  {
    storeId: storeId(),
    id: uuid('id').notNull(),
    at: moment('at').notNull().defaultNow(),
    actorKind: text('actor_kind', { enum: ['user', 'key', 'system'] }).notNull(),
    actorId: text('actor_id'),
    /** As it was then. */
    actorName: text('actor_name').notNull(),
    /** Class of the address that the request came from. */
    place: text('place', { enum: ['same-computer', 'local-network', 'internet'] }),
    /** The call, for example `products.updateProduct`. */
    kind: text('kind').notNull(),
    subjectId: text('subject_id'),
    subjectName: text('subject_name').notNull().default(''),
    data: jsonb('data').$type<Record<string, unknown>>().notNull().default({}),
  },
  (table) => [primaryKey({ columns: [table.storeId, table.id] })],
)
