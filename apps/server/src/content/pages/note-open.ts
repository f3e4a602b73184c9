import { users } from '@vitrine/db/schema/accounts.ts'
import { pages } from '@vitrine/db/schema/pages.ts'
import { storeMembers } from '@vitrine/db/schema/stores.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { readStore } from '../../api/store-work.ts'
import { isMembership } from '../../identity/membership.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Browsers run the timers of hidden tabs once a minute. */
const lastsMs = 100_000
const maxWindows = 20

interface OpenPage {
  pageId: string
  /** Made by the browser for each of its windows. */
  windowId: string
}

/**
 * Notes that the page is open in a window of the builder, for 100 seconds.
 * @returns the members who have it open in other windows, the caller first
 */
export async function noteOpenPage(
  context: RequestContext & OwnerContext,
  open: OpenPage,
): Promise<{ name: string; isYou: boolean }[]> {
  const { db, store, userId, now } = context
  await requirePage(context, open.pageId)
  const at = now()
  const until = new Date(at.getTime() + lastsMs).toISOString()
  const noted = JSON.stringify({ [open.windowId]: { page: open.pageId, until } })
  await db.platform
    .update(storeMembers)
    .set({ openPages: sql`${stillOpen(at)} || ${noted}::jsonb` })
    .where(isMembership(store.storeId, userId))
  const rows = await db.platform
    .select({ userId: users.id, name: users.name, windows: storeMembers.openPages })
    .from(storeMembers)
    .innerJoin(users, eq(users.id, storeMembers.userId))
    .where(eq(storeMembers.storeId, store.storeId))
  return rows
    .filter(({ windows }) => isOpenElsewhere(windows, open, at))
    .map(({ name, ...row }) => ({ name, isYou: row.userId === userId }))
    .toSorted((a, b) => Number(b.isYou) - Number(a.isYou) || a.name.localeCompare(b.name, 'en'))
}

/** The newest of a member's windows that have not ended. */
function stillOpen(now: Date) {
  return sql`(SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM (
    SELECT key, value FROM jsonb_each(${storeMembers.openPages})
    WHERE value ->> 'until' > ${now.toISOString()}
    ORDER BY value ->> 'until' DESC LIMIT ${maxWindows - 1}) AS open)`
}

function isOpenElsewhere(
  windows: typeof storeMembers.$inferSelect.openPages,
  { pageId, windowId }: OpenPage,
  now: Date,
): boolean {
  return Object.entries(windows).some(
    ([id, { page, until }]) => id !== windowId && page === pageId && new Date(until) > now,
  )
}

async function requirePage(context: RequestContext & OwnerContext, id: string): Promise<void> {
  const found = await readStore(context, (tx) =>
    tx.$count(pages, and(eq(pages.storeId, tx.storeId), eq(pages.id, id))),
  )
  if (!found) throw new Refusal('not_found')
}
