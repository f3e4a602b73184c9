import type { Database } from '@vitrine/db/database.ts'
import { subscriptions } from '@vitrine/db/schema/billing.ts'
import { and, eq } from 'drizzle-orm'
import { findOwner } from '../../post/find-owner.ts'
import { graceMs } from './standing.ts'

/** Returns when a store closes unless its owner's subscription is paid, in ISO 8601. */
export async function findClosing(db: Database, storeId: string): Promise<string | null> {
  const owner = await findOwner(db, storeId)
  if (!owner) return null
  const [row] = await db.platform
    .select({ since: subscriptions.pastDueSince })
    .from(subscriptions)
    .where(and(eq(subscriptions.userId, owner.id), eq(subscriptions.status, 'past_due')))
  return row?.since ? new Date(row.since.getTime() + graceMs).toISOString() : null
}
