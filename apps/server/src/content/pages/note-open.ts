import { users } from '@vitrine/db/schema/accounts.ts'
import { globalContents, pages } from '@vitrine/db/schema/pages.ts'
import { storeMembers } from '@vitrine/db/schema/stores.ts'
import { and, eq, sql } from 'drizzle-orm'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { readStore } from '../../api/store-work.ts'
import { isMembership } from '../../identity/membership.ts'
import { Refusal } from '../../platform/refusal.ts'

/** Browsers run the timers of hidden tabs once a minute. */
const lastsMs = 100_000
/** A note is written again this long before it ends, so that most looks only read. */
const renewedMs = 70_000
const maxWindows = 20

interface OpenPage {
  pageId: string
  /** Made by the browser for each of its windows. */
  windowId: string
  /** The section or block that is selected. */
  at: string | undefined
}

/**
 * Notes that the page is open in a window of the builder, for 100 seconds.
 * @returns the members who have it open in other windows, the caller first; and what was saved last
 */
export async function noteOpenPage(context: RequestContext & OwnerContext, open: OpenPage) {
  const { db, store, userId, now } = context
  const saved = await findSaved(context, open.pageId)
  const time = now()
  const rows = await db.platform
    .select({ userId: users.id, name: users.name, windows: storeMembers.openPages })
    .from(storeMembers)
    .innerJoin(users, eq(users.id, storeMembers.userId))
    .where(eq(storeMembers.storeId, store.storeId))
  if (!isNoted(rows.find((row) => row.userId === userId)?.windows, open, time)) {
    const until = new Date(time.getTime() + lastsMs).toISOString()
    const noted = JSON.stringify({ [open.windowId]: { page: open.pageId, until, at: open.at } })
    await db.platform
      .update(storeMembers)
      .set({ openPages: sql`${stillOpen(time)} || ${noted}::jsonb` })
      .where(isMembership(store.storeId, userId))
  }
  const others = rows
    .flatMap(({ name, windows, ...row }) => {
      const elsewhere = findElsewhere(windows, open, time)
      return elsewhere ? [{ name, isYou: row.userId === userId, at: elsewhere.at ?? null }] : []
    })
    .toSorted((a, b) => Number(b.isYou) - Number(a.isYou) || a.name.localeCompare(b.name, 'en'))
  return { ...saved, others }
}

type Windows = typeof storeMembers.$inferSelect.openPages

function isNoted(windows: Windows = {}, { pageId, windowId, at }: OpenPage, now: Date): boolean {
  const known = windows[windowId]
  if (known?.page !== pageId || known.at !== at) return false
  return new Date(known.until).getTime() - now.getTime() > lastsMs - renewedMs
}

/** The newest of a member's windows that have not ended. */
function stillOpen(now: Date) {
  return sql`(SELECT coalesce(jsonb_object_agg(key, value), '{}') FROM (
    SELECT key, value FROM jsonb_each(${storeMembers.openPages})
    WHERE value ->> 'until' > ${now.toISOString()}
    ORDER BY value ->> 'until' DESC LIMIT ${maxWindows - 1}) AS open)`
}

/** The window that was noted last. */
function findElsewhere(windows: Windows, { pageId, windowId }: OpenPage, now: Date) {
  return Object.entries(windows)
    .filter(([id, { page, until }]) => id !== windowId && page === pageId && new Date(until) > now)
    .map(([, window]) => window)
    .toSorted((one, other) => other.until.localeCompare(one.until))[0]
}

async function findSaved(context: RequestContext & OwnerContext, id: string) {
  const [saved] = await readStore(context, (tx) =>
    tx
      .select({
        revision: pages.draftRevision,
        settingsRevision: pages.settingsRevision,
        publishedRevision: pages.publishedRevision,
        globalRevision: globalContents.revision,
      })
      .from(pages)
      .innerJoin(globalContents, eq(globalContents.storeId, pages.storeId))
      .where(and(eq(pages.storeId, tx.storeId), eq(pages.id, id))),
  )
  if (!saved) throw new Refusal('not_found')
  return saved
}
