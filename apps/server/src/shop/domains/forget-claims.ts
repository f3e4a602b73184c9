import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { domains } from '@vitrine/db/schema/stores.ts'
import { and, eq, lt } from 'drizzle-orm'
import { claimLastsMs } from './claim-lasts.ts'

export async function forgetClaims(db: Database, now: Date): Promise<void> {
  const before = new Date(now.getTime() - claimLastsMs)
  const isOver = and(eq(domains.status, 'pending'), lt(domains.createdAt, before))
  await inPlatform(db, (tx) => tx.delete(domains).where(isOver))
}
