import { slugFrom, withoutUmlauts } from '@vitrine/commerce/text/slug.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'

interface CategoryRow {
  id: string
  slug: string
  parent_id: string | null
}

export interface PathStep {
  slug: string
  name: string
}

type FoundCategory =
  | { id: string }
  | { missing: PathStep[] }
  /** A category elsewhere in the tree has the slug. */
  | { elsewhere: string }

export interface CategoryPaths {
  pathOf(id: string): string | undefined
  find(steps: PathStep[]): FoundCategory
  add(row: CategoryRow): void
}

export async function loadCategoryPaths(tx: StoreTransaction): Promise<CategoryPaths> {
  const rows = await tx.prepared<CategoryRow>(
    'category-paths',
    'SELECT id, slug, parent_id FROM categories WHERE store_id = $1',
    [tx.storeId],
  )
  return categoryPathsOf(rows)
}

function categoryPathsOf(rows: CategoryRow[]): CategoryPaths {
  const byId = new Map(rows.map((row) => [row.id, row]))
  const bySlug = new Map(rows.map((row) => [row.slug, row]))
  const paths = new Map<string, string>()

  function pathOf(id: string): string | undefined {
    const row = byId.get(id)
    if (!row) return undefined
    const known = paths.get(id)
    if (known !== undefined) return known
    const above = row.parent_id === null ? undefined : pathOf(row.parent_id)
    const path = above === undefined ? row.slug : `${above}/${row.slug}`
    paths.set(id, path)
    return path
  }

  /** A category that owners added may spell out umlauts that a file's path has lost. */
  function settle(step: PathStep): PathStep {
    const slug = slugFrom(withoutUmlauts(step.name), 'category')
    return !bySlug.has(step.slug) && bySlug.has(slug) ? { ...step, slug } : step
  }

  function find(named: PathStep[]): FoundCategory {
    const steps = named.map(settle)
    const path = steps.map(({ slug }) => slug).join('/')
    const row = bySlug.get(steps.at(-1)?.slug ?? '')
    const own = row && pathOf(row.id)
    // Slugs are unique, so one slug is enough.
    if (row && (own === path || steps.length === 1)) return { id: row.id }
    if (row) return { elsewhere: own ?? row.slug }
    const above = steps.length > 1 ? find(steps.slice(0, -1)) : undefined
    return above && 'elsewhere' in above ? above : { missing: steps }
  }

  function add(row: CategoryRow) {
    byId.set(row.id, row)
    bySlug.set(row.slug, row)
  }

  return { pathOf, find, add }
}

/** Reads paths of slugs, or of names from which slugs are made. */
export function readCategoryPaths(cell: string): PathStep[][] {
  return cell
    .split(/[;\n]/)
    .map((path) => path.split('/').flatMap((part) => readStep(part.trim())))
    .filter((steps) => steps.length > 0)
}

function readStep(text: string): PathStep[] {
  if (text === '') return []
  const slug = slugFrom(text, 'category')
  const name = slug === text ? text.replaceAll('-', ' ') : text
  return [{ slug, name: (name.charAt(0).toUpperCase() + name.slice(1)).slice(0, 100) }]
}
