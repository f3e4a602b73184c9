import { activityText } from '@vitrine/commerce/activity/activity-text.ts'
import type { ActivityArea } from '@vitrine/commerce/activity/acts.ts'
import type { ActivityEntry } from '@vitrine/contract/shop/activity.ts'
import { activity } from '@vitrine/db/schema/activity.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, desc, eq, gte, ilike, like, lt, type SQL } from 'drizzle-orm'
import type { Slice } from '../../platform/page-of.ts'

export interface ActivityFilter {
  actor?: string | undefined
  area?: ActivityArea | undefined
  from?: string | undefined
  before?: string | undefined
  search?: string | undefined
}

type Stored = typeof activity.$inferSelect

export async function countActivity(tx: StoreTransaction, filter: ActivityFilter): Promise<number> {
  return await tx.$count(activity, matches(tx, filter))
}

export async function listActivity(
  tx: StoreTransaction,
  filter: ActivityFilter,
  { limit, offset }: Slice,
): Promise<Stored[]> {
  return await tx
    .select()
    .from(activity)
    .where(matches(tx, filter))
    .orderBy(desc(activity.id))
    .limit(limit)
    .offset(offset)
}

/** @param last id of the previous portion */
export async function listActivityBefore(
  tx: StoreTransaction,
  filter: ActivityFilter,
  { last, limit }: { last: string | undefined; limit: number },
): Promise<Stored[]> {
  return await tx
    .select()
    .from(activity)
    .where(and(matches(tx, filter), last === undefined ? undefined : lt(activity.id, last)))
    .orderBy(desc(activity.id))
    .limit(limit)
}

/** Names are those of the latest act. */
export async function listActors(tx: StoreTransaction) {
  return await tx.prepared<{ kind: Stored['actorKind']; id: string; name: string }>(
    'activity-actors',
    `SELECT kind, id, name FROM (
      SELECT DISTINCT ON (actor_id) actor_kind AS kind, actor_id AS id, actor_name AS name
      FROM activity WHERE store_id = $1 AND actor_id IS NOT NULL
      ORDER BY actor_id, activity.id DESC) actors ORDER BY kind DESC, lower(name), id LIMIT 200`,
    [tx.storeId],
  )
}

function matches(
  { storeId }: StoreTransaction,
  { actor, area, from, before, search }: ActivityFilter,
): SQL | undefined {
  return and(
    eq(activity.storeId, storeId),
    actor === undefined ? undefined : eq(activity.actorId, actor),
    area && like(activity.kind, `${area}.%`),
    from === undefined ? undefined : gte(activity.at, new Date(from)),
    before === undefined ? undefined : lt(activity.at, new Date(before)),
    search
      ? ilike(activity.subjectName, `%${search.replace(/[\\%_]/g, String.raw`\$&`)}%`)
      : undefined,
  )
}

/** @param providerName stands for automatic acts */
export function toEntry(stored: Stored, currency: string, providerName: string): ActivityEntry {
  const row = withShownActor(stored, providerName)
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor: { kind: row.actorKind, id: row.actorId, name: row.actorName, place: row.place },
    kind: row.kind,
    subject: { id: row.subjectId, name: row.subjectName },
    text: activityText(row, currency),
  }
}

export function withShownActor(row: Stored, providerName: string): Stored {
  return row.actorKind === 'system' ? { ...row, actorName: providerName } : row
}
