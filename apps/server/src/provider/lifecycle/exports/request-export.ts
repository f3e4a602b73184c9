import { createHash, randomBytes } from 'node:crypto'
import { newId } from '@vitrine/db/new-id.ts'
import { storeExports } from '@vitrine/db/schema/archives.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import type { Config } from '../../../platform/config.ts'
import { mainOrigin } from '../../../platform/origins.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { ExportRow } from './export-row.ts'

const linkMs = 10 * 60_000

/** @returns the one that is being made already, or a new one */
export async function requestExport(
  tx: StoreTransaction,
  { kind, userId, now }: { kind: ExportRow['kind']; userId: string | null; now: Date },
): Promise<ExportRow> {
  const { storeId } = tx
  tx.makesDue('archives')
  await tx
    .insert(storeExports)
    .values({ storeId, id: newId(), kind, requestedBy: userId, requestedAt: now, tryAt: now })
    .onConflictDoNothing()
  const isWaiting = and(
    eq(storeExports.storeId, storeId),
    eq(storeExports.kind, kind),
    eq(storeExports.status, 'waiting'),
  )
  const [row] = await tx.select().from(storeExports).where(isWaiting)
  if (!row) throw new Refusal('unavailable')
  return row
}

export async function listExports(tx: StoreTransaction): Promise<ExportRow[]> {
  return await tx
    .select()
    .from(storeExports)
    .where(and(eq(storeExports.storeId, tx.storeId), eq(storeExports.kind, 'owner')))
    .orderBy(desc(storeExports.id))
    .limit(10)
}

/** The address of the latest archive; an earlier address ends with it. */
export async function linkExport(
  tx: StoreTransaction,
  now: Date,
  config: Pick<Config, 'port' | 'mainHost'>,
): Promise<string> {
  const { storeId } = tx
  const [latest] = await tx
    .select()
    .from(storeExports)
    .where(
      and(
        eq(storeExports.storeId, storeId),
        eq(storeExports.kind, 'owner'),
        eq(storeExports.status, 'ready'),
        isNull(storeExports.cleanAt),
        gt(storeExports.expiresAt, now),
      ),
    )
    .orderBy(desc(storeExports.id))
    .limit(1)
  if (!latest) throw new Refusal('not_found')
  const token = randomBytes(24).toString('base64url')
  await tx
    .update(storeExports)
    .set({ linkHash: hashOfToken(token), linkUntil: new Date(now.getTime() + linkMs) })
    .where(and(eq(storeExports.storeId, storeId), eq(storeExports.id, latest.id)))
  return `${mainOrigin(config)}/downloads/${storeId}/${latest.id}/${token}`
}

export const hashOfToken = (token: string) => createHash('sha256').update(token).digest('base64url')
