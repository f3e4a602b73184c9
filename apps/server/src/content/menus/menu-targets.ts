import { pagePath } from '@vitrine/commerce/text/page-path.ts'
import type { MenuEntries, MenuTarget } from '@vitrine/contract/content/menu.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

interface Entry {
  id: string
  label: string
  target: MenuTarget
  children: unknown[]
}

/** Returns all entries of a menu, each before what is below it. */
export function allEntries(entries: MenuEntries): Entry[] {
  return entries.flatMap((entry) => [
    entry,
    ...entry.children.flatMap((child): Entry[] => [child, ...child.children]),
  ])
}

/** Of the entries and of the images beside them. */
function allTargets(entries: MenuEntries): MenuTarget[] {
  return [
    ...allEntries(entries).map(({ target }) => target),
    ...entries.flatMap(({ feature }) => (feature ? [feature.target] : [])),
  ]
}

/** Paths by kind and id, of what shoppers can see. */
export type Paths = ReadonlyMap<string, string>

interface Found {
  kind: 'page' | 'product' | 'category' | 'article'
  id: string
  slug: string
}

const paths: Record<Found['kind'], (slug: string) => string> = {
  page: pagePath,
  product: (slug) => `/product/${slug}`,
  category: (slug) => `/collection/${slug}`,
  article: (slug) => `/blog/${slug}`,
}

/** Finds where the menus' entries lead, with one query. */
export async function findPaths(
  tx: StoreTransaction,
  menus: readonly MenuEntries[],
): Promise<Paths> {
  const ids = menus.flatMap(allTargets).flatMap((target) => ('id' in target ? [target.id] : []))
  if (!ids.length) return new Map()
  const rows = await tx.prepared<Found>(
    'targets-of-menus',
    `SELECT 'page' AS kind, id, slug FROM pages
       WHERE store_id = $1 AND id = ANY ($2) AND published_revision IS NOT NULL
         AND template_for IS NULL
     UNION ALL SELECT 'product', id, slug FROM products
       WHERE store_id = $1 AND id = ANY ($2) AND status = 'active'
     UNION ALL SELECT 'category', id, slug FROM categories WHERE store_id = $1 AND id = ANY ($2)
     UNION ALL SELECT 'article', id, slug FROM articles
       WHERE store_id = $1 AND id = ANY ($2) AND published`,
    [tx.storeId, [...new Set(ids)]],
  )
  return new Map(rows.map(({ kind, id, slug }) => [`${kind} ${id}`, paths[kind](slug)]))
}

/**
 * Returns the first of these targets that names nothing of the store, published or not.
 * @param known ids that the menu had before: what they name may be gone by now
 */
export async function findUnknownTarget(
  tx: StoreTransaction,
  entries: MenuEntries,
  known: MenuEntries = [],
): Promise<MenuTarget | undefined> {
  const before = new Set(allTargets(known).map(nameOf))
  const added = allTargets(entries).filter(
    (target) => 'id' in target && !before.has(nameOf(target)),
  )
  if (!added.length) return undefined
  const rows = await tx.prepared<{ name: string }>(
    'entities-of-menus',
    `SELECT 'page ' || id AS name FROM pages
       WHERE store_id = $1 AND id = ANY ($2) AND template_for IS NULL
     UNION ALL SELECT 'product ' || id FROM products WHERE store_id = $1 AND id = ANY ($2)
     UNION ALL SELECT 'category ' || id FROM categories WHERE store_id = $1 AND id = ANY ($2)
     UNION ALL SELECT 'article ' || id FROM articles WHERE store_id = $1 AND id = ANY ($2)`,
    [tx.storeId, added.flatMap((target) => ('id' in target ? [target.id] : []))],
  )
  const found = new Set(rows.map(({ name }) => name))
  return added.find((target) => !found.has(nameOf(target)))
}

function nameOf(target: MenuTarget): string {
  return 'id' in target ? `${target.kind} ${target.id.toLowerCase()}` : ''
}

/** Returns an address, '' for a heading, and undefined where nothing is found. */
export function pathOf(target: MenuTarget, found: Paths): string | undefined {
  if (target.kind === 'none') return ''
  if (target.kind === 'address') return target.url
  return found.get(`${target.kind} ${target.id.toLowerCase()}`)
}

/** Entries that lead to something which is gone or not published. */
export function missingEntries(entries: MenuEntries, found: Paths): Entry[] {
  return allEntries(entries).filter(({ target }) => pathOf(target, found) === undefined)
}
