import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { DatabaseError } from 'pg'
import { ArchiveProblem, partPattern } from '../archive/archive-format.ts'
import { archiveTables, type ArchiveTable } from '../archive/archive-tables.ts'
import { readRows, type Rows } from '../archive/read-rows.ts'
import { ask } from './ask.ts'
import { indexAllProducts } from './index-products.ts'
import { safeRow } from './safe-row.ts'

/** Inserts the tables of an archive into an empty store, part by part. */
export class RowInserter {
  readonly #tx: StoreTransaction
  readonly #formerId: string
  /** Rows that refer to each other wait for the last of them. */
  #tree: { table: ArchiveTable; parts: Rows[] } | undefined

  constructor(tx: StoreTransaction, formerId: string) {
    this.#tx = tx
    this.#formerId = formerId
  }

  async begin(): Promise<void> {
    await this.#tx.lease.query(`SET LOCAL app.history_follows = 'on'`)
    await this.#tx.lease.query(`SET LOCAL app.index_later = 'on'`)
  }

  async add(name: string, bytes: Buffer): Promise<void> {
    const table = archiveTables.find((each) => each.name === partPattern.exec(name)?.[1])!
    if (table !== this.#tree?.table) await this.#insertTree()
    const text = bytes.toString('utf8').replaceAll(this.#formerId, this.#tx.storeId)
    const { columns, rows } = readRows(table, name, Buffer.from(text))
    const safe = rows.map((row) => safeRow(table.name, row, this.#tx.storeId))
    if (!table.isTree) return await this.#insert(table, { columns, rows: safe })
    this.#tree ??= { table, parts: [] }
    this.#tree.parts.push({ columns, rows: safe })
  }

  async finish(): Promise<void> {
    await this.#insertTree()
    await indexAllProducts(this.#tx)
  }

  async #insertTree() {
    if (!this.#tree) return
    const { table, parts } = this.#tree
    this.#tree = undefined
    const [first] = parts
    await this.#insert(table, { columns: first!.columns, rows: parts.flatMap(({ rows }) => rows) })
  }

  async #insert({ name }: ArchiveTable, rows: Rows) {
    await insertRows(this.#tx, { into: name, like: name }, await numbered(this.#tx, name, rows))
  }
}

/** Of tables whose rows get other numbers in each installation. */
const sequences = new Map([
  ['price_history', 'price_history_ids'],
  ['stock_movements', 'stock_movement_ids'],
])

/** The node of a shop has no sequence, so that a set inserted there takes no default of one. */
async function numbered(tx: StoreTransaction, table: string, { columns, rows }: Rows) {
  const sequence = sequences.get(table)
  if (sequence === undefined) return { columns, rows }
  const { rows: ids } = await ask(
    tx,
    'SELECT nextval($1::regclass)::text AS id FROM generate_series(1, $2::int)',
    [sequence, rows.length],
  )
  return {
    columns: ['id', ...columns],
    rows: rows.map((row, at) => ({ ...row, id: (ids[at] as { id: string }).id })),
  }
}

/** Inserts rows of the table `like` into it, or into one with the same columns. */
export async function insertRows(
  tx: StoreTransaction,
  { into, like }: { into: string; like: string },
  { columns, rows }: Rows,
): Promise<void> {
  const names = columns.map((column) => `"${column}"`)
  await ask(
    tx,
    `INSERT INTO "${into}" (store_id${names.map((column) => `, ${column}`).join('')})
     SELECT root.store_id${names.map((column) => `, r.${column}`).join('')}
     FROM store_roots root, json_populate_recordset(NULL::"${like}", $2::json) AS r
     WHERE root.store_id = $1`,
    [tx.storeId, JSON.stringify(rows)],
  )
}

/** Of what an archive's author can cause: values that do not fit their column, or each other. */
export function asArchiveProblem(error: unknown): unknown {
  const cause = error instanceof Error && error.cause instanceof DatabaseError ? error.cause : error
  if (!(cause instanceof DatabaseError) || !/^(?:22|23|54)/.test(cause.code ?? '')) return error
  const where = cause.table ? ` (${cause.table}${cause.column ? `.${cause.column}` : ''})` : ''
  return new ArchiveProblem(`The rows of the archive do not fit together${where}.`, {
    cause: error,
  })
}
