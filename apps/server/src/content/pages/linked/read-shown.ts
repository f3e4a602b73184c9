import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import {
  linkedIn,
  type LinkedSections,
  maxLinkDepth,
} from '@vitrine/sections/render/linked/with-linked.ts'
import { readMenus, type ShownMenus } from '../../menus/with-menus.ts'
import type { PageRecord } from '../queries.ts'

/** What a page shows that is stored beside it. */
export interface AroundPage {
  menus: ShownMenus
  linked: LinkedSections
}

export async function readShown(tx: StoreTransaction, page: PageRecord): Promise<AroundPage> {
  const [menus, linked] = await Promise.all([
    readMenus(tx, page.global_content),
    readLinked(tx, page.content),
  ])
  return { menus, linked }
}

/** Reads the sections of the library that the content shows; without one there is no query. */
export async function readLinked(
  tx: StoreTransaction,
  content: readonly PageItem[],
): Promise<LinkedSections> {
  const found = new Map<string, PageItem>()
  const asked = new Set<string>()
  let ids = linkedIn(content)
  for (let depth = 0; ids.length > 0 && depth < maxLinkDepth; depth += 1) {
    for (const id of ids) asked.add(id)
    const rows = await tx.prepared<{ id: string; item: PageItem }>(
      'linked-sections',
      'SELECT id, item FROM saved_sections WHERE store_id = $1 AND id = ANY ($2)',
      [tx.storeId, ids],
    )
    for (const { id, item } of rows) found.set(id, item)
    ids = linkedIn(rows.map(({ item }) => item)).filter((id) => !asked.has(id))
  }
  return found
}
