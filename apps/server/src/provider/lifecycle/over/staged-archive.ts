import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { partPattern } from '../archive/archive-format.ts'
import { archiveTables } from '../archive/archive-tables.ts'
import type { CheckedArchive } from '../archive/check-archive.ts'
import { readEntries, readWhole } from '../archive/read-entries.ts'
import { readRows } from '../archive/read-rows.ts'
import { ask } from '../bring/ask.ts'
import { insertRows } from '../bring/insert-rows.ts'
import { safeRow } from '../bring/safe-row.ts'

/** Tables that go back, or say what was sold since. */
const staged = [
  'media',
  'products',
  'variations',
  'categories',
  'product_categories',
  'stock_movements',
  'pages',
  'page_revisions',
  'articles',
  'menus',
  'global_contents',
  'saved_sections',
  'slug_redirects',
  'redirects',
  'shipping_settings',
  'tax_settings',
  'payment_settings',
  'checkout_settings',
  'abandoned_checkout_settings',
  'policies',
  'policy_versions',
  'discounts',
  'order_counters',
  'discount_uses',
] as const
export type StagedTable = (typeof staged)[number]

/** Rows of an archive in temporary tables, named `archived_` and the table, until the commit. */
export class StagedArchive {
  readonly #tx: StoreTransaction
  readonly #columns = new Map<string, string[]>()

  constructor(tx: StoreTransaction) {
    this.#tx = tx
  }

  async fill(file: string, { limits }: CheckedArchive): Promise<void> {
    for (const name of staged)
      await ask(
        this.#tx,
        `CREATE TEMPORARY TABLE archived_${name} (LIKE "${name}" INCLUDING DEFAULTS) ON COMMIT DROP`,
      )
    for await (const { name, body } of readEntries(file, limits)) {
      const table = partPattern.exec(name)?.[1] ?? ''
      if (isStaged(table)) await this.#add(table, name, await readWhole(body))
      else body.resume()
    }
    for (const name of staged) await ask(this.#tx, `ANALYZE archived_${name}`)
  }

  /** Columns that the archive has of a table; an older one has fewer. */
  columnsOf(table: StagedTable, without: readonly string[]): string[] {
    const columns = this.#columns.get(table) ?? tableOf(table).columns
    return columns.filter((column) => !without.includes(column))
  }

  async #add(table: StagedTable, name: string, bytes: Buffer) {
    const { columns, rows } = readRows(tableOf(table), name, bytes)
    this.#columns.set(table, columns)
    const { storeId } = this.#tx
    const safe = rows.map((row) => safeRow(table, row, storeId))
    await insertRows(this.#tx, { into: `archived_${table}`, like: table }, { columns, rows: safe })
  }
}

const isStaged = (name: string): name is StagedTable => staged.includes(name as StagedTable)
const tableOf = (name: StagedTable) => archiveTables.find((each) => each.name === name)!

export const quoted = (columns: readonly string[], of = '') =>
  columns.map((column) => `${of}"${column}"`).join(', ')
