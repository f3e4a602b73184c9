import { isIP } from 'node:net'
import { domainToASCII } from 'node:url'
import { nameKey } from '@vitrine/commerce/text/look-alike.ts'
import { signalChecks, watchEntries } from '@vitrine/db/schema/signals.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, sql } from 'drizzle-orm'

export type WatchList = (typeof watchEntries.$inferSelect)['list']

/** Each protected name is compared with every shop; hosts are only looked up. */
const maxEntries: Record<WatchList, number> = {
  names: 2000,
  mailDomains: 200_000,
  hosts: 200_000,
}

/** Says in a sentence which line is not usable. */
export class LinesRefused extends Error {}

/**
 * Reads one entry per line; empty lines and those that begin with # are left out.
 * @throws LinesRefused for the first line that is no name or host
 */
export function readLines(list: WatchList, text: string): string[] {
  const values = text
    .split(/\r?\n/)
    .map((line) => line.trim())
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => (list === 'names' ? readName(line) : readHost(line)))
  const distinct = [...new Set(values)]
  if (distinct.length === 0) throw new LinesRefused('Enter at least one line.')
  return distinct
}

function readName(line: string): string {
  const name = line.replaceAll(/\s+/g, ' ')
  if (name.length > 100) throw new LinesRefused(`“${name.slice(0, 40)}…” is too long for a name.`)
  const { letters, numbers } = nameKey(name)
  // Shorter ones are words of half of all shops.
  if (letters.length + numbers.length < 3)
    throw new LinesRefused(`“${name}” is too short: a name needs three letters.`)
  return name
}

/** Also from an address, as lists of bad links have them. */
function readHost(line: string): string {
  const bare = line
    .replace(/^[a-z]+:\/\//i, '')
    .replace(/^\*\.|^@/, '')
    .replace(/[/?#:].*$/s, '')
    .replace(/\.$/, '')
  const host = domainToASCII(bare).toLowerCase()
  const isHost = /^[a-z0-9_-]+(?:\.[a-z0-9_-]+)+$/.test(host) && host.length <= 253
  if (!isHost && isIP(bare) === 0)
    throw new LinesRefused(`“${line.slice(0, 60)}” is no domain: use one like shop.example.`)
  return host
}

/** The host itself and each domain above it, the longest first. */
export function withParents(host: string): string[] {
  const labels = host.split('.')
  return labels.slice(0, -1).map((_, from) => labels.slice(from).join('.'))
}

export async function hasWatched(tx: PlatformTransaction, list: WatchList): Promise<boolean> {
  const rows = await tx
    .select({ value: watchEntries.value })
    .from(watchEntries)
    .where(eq(watchEntries.list, list))
    .limit(1)
  return rows.length > 0
}

/** Returns which of the values are on the list. */
export async function listWatched(
  tx: PlatformTransaction,
  list: WatchList,
  values: readonly string[],
): Promise<string[]> {
  const rows = await tx
    .select({ value: watchEntries.value })
    .from(watchEntries)
    .where(
      and(
        eq(watchEntries.list, list),
        sql`${watchEntries.value} = ANY (${sql.param([...values])}::text[])`,
      ),
    )
  return rows.map(({ value }) => value)
}

/**
 * @returns how many are new
 * @throws LinesRefused when the list would become too long
 */
export async function addWatched(
  tx: PlatformTransaction,
  list: WatchList,
  values: readonly string[],
): Promise<number> {
  const added = await tx.execute(sql`
    INSERT INTO watch_entries (list, value)
    SELECT ${list}, value FROM jsonb_array_elements_text(${JSON.stringify(values)}::jsonb) AS v (value)
    ON CONFLICT DO NOTHING`)
  const count = await tx.$count(watchEntries, eq(watchEntries.list, list))
  if (count > maxEntries[list])
    throw new LinesRefused(
      `The list can have ${maxEntries[list]} entries, and would have ${count}.`,
    )
  await requestAllChecks(tx)
  return added.rowCount ?? 0
}

/** @returns whether it was on the list */
export async function removeWatched(
  tx: PlatformTransaction,
  list: WatchList,
  value: string,
): Promise<boolean> {
  const removed = await tx
    .delete(watchEntries)
    .where(and(eq(watchEntries.list, list), eq(watchEntries.value, value)))
    .returning({ value: watchEntries.value })
  await requestAllChecks(tx)
  return removed.length > 0
}

/** Makes the list what a file says. @returns how many entries it has */
export async function replaceWatched(
  tx: PlatformTransaction,
  list: WatchList,
  values: readonly string[],
): Promise<number> {
  await tx.delete(watchEntries).where(eq(watchEntries.list, list))
  return await addWatched(tx, list, values)
}

/** Every shop is checked against the changed lists, a few at a time. */
async function requestAllChecks(tx: PlatformTransaction): Promise<void> {
  await tx.update(signalChecks).set({ dueAt: sql`now()` })
}
