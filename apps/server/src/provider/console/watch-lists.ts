import type { WatchEntry, WatchListName } from '@vitrine/contract/provider/console-signals.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { watchEntries } from '@vitrine/db/schema/signals.ts'
import { and, asc, eq, ilike, like } from 'drizzle-orm'
import type { RequestContext } from '../../api/context.ts'
import { pageOf, sliceOf } from '../../platform/page-of.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { addWatched, LinesRefused, readLines, removeWatched } from '../signals/watch-lists.ts'
import type { OperatorContext } from './console-calls.ts'
import { partOf } from './part-of.ts'
import { recordAct } from './record-act.ts'

interface ListQuery {
  list: WatchListName
  pageNumber: number
  pageSize: number
  search?: string | undefined
}

export async function listWatchEntries({ db }: RequestContext, query: ListQuery) {
  const { limit, offset } = sliceOf(query)
  const found = and(eq(watchEntries.list, query.list), matching(query))
  const [rows, total] = await Promise.all([
    db.platform
      .select()
      .from(watchEntries)
      .where(found)
      .orderBy(asc(watchEntries.value))
      .limit(limit)
      .offset(offset),
    db.platform.$count(watchEntries, found),
  ])
  const entries = rows.map(({ value, createdAt }): WatchEntry => ({
    id: value,
    value,
    createdAt: createdAt.toISOString(),
  }))
  return pageOf(entries, total, query)
}

/** Hosts are in lower case. */
function matching({ list, search }: ListQuery) {
  if (!search) return undefined
  return list === 'names'
    ? ilike(watchEntries.value, partOf(search))
    : like(watchEntries.value, partOf(search.toLowerCase()))
}

const names: Readonly<Record<WatchListName, string>> = {
  names: 'Protected names',
  mailDomains: 'Mail domains',
  hosts: 'Bad hosts',
}

export async function addToWatchList(
  { db, now, operator }: OperatorContext,
  { list, lines, reason }: { list: WatchListName; lines: string; reason: string },
) {
  try {
    const values = readLines(list, lines)
    const added = await inPlatform(db, async (tx) => {
      const count = await addWatched(tx, list, values)
      const subject = `${names[list]}: ${values.join(', ')}`
      await recordAct(tx, operator, { kind: 'addToWatchList', reason, subject }, now())
      return count
    })
    return { added }
  } catch (error) {
    if (error instanceof LinesRefused) throw invalidInput('lines', error.message)
    throw error
  }
}

export async function removeFromWatchList(
  { db, now, operator }: OperatorContext,
  { list, value, reason }: { list: WatchListName; value: string; reason: string },
): Promise<void> {
  await inPlatform(db, async (tx) => {
    if (!(await removeWatched(tx, list, value))) throw new Refusal('not_found')
    const subject = `${names[list]}: ${value}`
    await recordAct(tx, operator, { kind: 'removeFromWatchList', reason, subject }, now())
  })
}
