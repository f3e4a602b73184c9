import {
  maxMenuEntries,
  maxMenus,
  type Menu,
  type MenuEntries,
  type menuInput,
  type MenuSummary,
} from '@vitrine/contract/content/menu.ts'
import type { PageItem } from '@vitrine/contract/content/page.ts'
import { lockName } from '@vitrine/db/lock-name.ts'
import { bumpStoreVersion } from '@vitrine/db/store-version.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { z } from 'zod'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { allEntries, findPaths, findUnknownTarget, missingEntries } from './menu-targets.ts'
import {
  deleteMenu,
  findMenu,
  insertMenu,
  listMenus,
  lockMenu,
  type MenuRecord,
  updateMenuColumns,
} from './queries.ts'
import { menuOf } from './with-menus.ts'

type ParsedMenu = Omit<z.output<typeof menuInput>, 'storeId'>

export async function addMenu(tx: StoreTransaction, input: ParsedMenu): Promise<Menu> {
  requireDistinct(input.entries)
  await requireTargets(tx, input.entries)
  await lockName(tx, `menus ${tx.storeId}`)
  if ((await listMenus(tx)).length >= maxMenus)
    throw invalidInput('name', `A shop can have at most ${maxMenus} menus.`)
  return await toMenu(tx, await insertMenu(tx, input))
}

export async function updateMenu(
  tx: StoreTransaction,
  { id, revision, ...input }: ParsedMenu & { id: string; revision?: number | undefined },
): Promise<Menu> {
  requireDistinct(input.entries)
  const before = await lockMenu(tx, id)
  if (!before) throw new Refusal('not_found')
  if (revision !== undefined && revision !== before.revision)
    throw new Refusal('stale_revision', { revision: before.revision })
  await requireTargets(tx, input.entries, before.entries)
  const menu = await toMenu(tx, await updateMenuColumns(tx, id, input))
  await bumpStoreVersion(tx)
  return menu
}

export async function removeMenu(tx: StoreTransaction, id: string) {
  const menu = await lockMenu(tx, id)
  if (!menu) throw new Refusal('not_found')
  tx.subjects.push({ id, name: menu.name })
  await deleteMenu(tx, id)
  await bumpStoreVersion(tx)
}

export async function requireMenu(tx: StoreTransaction, id: string): Promise<Menu> {
  const record = await findMenu(tx, id)
  if (!record) throw new Refusal('not_found')
  return await toMenu(tx, record)
}

export async function summariseMenus(tx: StoreTransaction): Promise<MenuSummary[]> {
  const records = await listMenus(tx)
  const found = await findPaths(
    tx,
    records.map(({ entries }) => entries),
  )
  const shown = await listShown(tx)
  return records.map(({ id, name, entries, updatedAt }) => ({
    id,
    name,
    entryCount: allEntries(entries).length,
    missingCount: missingEntries(entries, found).length,
    shownIn: shown.filter((each) => each.menu === id).map(({ type }) => type),
    updatedAt: updatedAt.toISOString(),
  }))
}

async function listShown(tx: StoreTransaction) {
  const [row] = await tx.prepared<{ content: PageItem[] }>(
    'menus-in-global-content',
    'SELECT published AS content FROM global_contents WHERE store_id = $1',
    [tx.storeId],
  )
  return (row?.content ?? []).flatMap((item) => {
    const menu = menuOf(item)
    return menu === undefined ? [] : [{ menu, type: item.type as 'navbar' | 'footer' }]
  })
}

async function toMenu(tx: StoreTransaction, record: MenuRecord): Promise<Menu> {
  const { createdAt: _, updatedAt, ...row } = record
  const missing = missingEntries(record.entries, await findPaths(tx, [record.entries]))
  return { ...row, missing: missing.map(({ id }) => id), updatedAt: updatedAt.toISOString() }
}

async function requireTargets(tx: StoreTransaction, entries: MenuEntries, before?: MenuEntries) {
  const unknown = await findUnknownTarget(tx, entries, before)
  if (unknown)
    throw invalidInput('entries', `The ${unknown.kind} that an entry leads to does not exist.`)
}

function requireDistinct(entries: MenuEntries) {
  const all = allEntries(entries)
  if (all.length > maxMenuEntries)
    throw invalidInput('entries', `A menu has at most ${maxMenuEntries} entries.`)
  if (new Set(all.map(({ id }) => id)).size < all.length)
    throw invalidInput('entries', 'Each entry of a menu needs an id of its own.')
}
