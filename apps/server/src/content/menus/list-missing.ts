import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { findPaths, missingEntries } from './menu-targets.ts'
import { listMenus } from './queries.ts'

/** Returns menus with the labels of their entries that lead to something which is gone. */
export async function listMissing(tx: StoreTransaction) {
  const menus = await listMenus(tx)
  const found = await findPaths(
    tx,
    menus.map(({ entries }) => entries),
  )
  return menus.map(({ id, name, entries }) => ({
    id,
    name,
    missing: missingEntries(entries, found).map(({ label }) => label),
  }))
}
