import type {
  ImportAction,
  ImportItem,
  ImportMessage,
  ProductImport,
} from '@vitrine/contract/catalogue/product-import.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { Database } from '@vitrine/db/database.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { listAuthors } from '../../content/pages/list-authors.ts'
import { Refusal } from '../../platform/refusal.ts'
import { pageOf } from '../../platform/page-of.ts'
import {
  countImports,
  countItemRows,
  countItems,
  deleteImports,
  findImport,
  type ItemFilter,
  listImportRows,
  listImportStates,
  listItemRows,
  lockImport,
  type StoredImport,
  type StoredItem,
  underWay,
  updateImport,
} from './queries.ts'

const maxStored = 20

const isUnderWay = ({ state }: Pick<StoredImport, 'state'>) =>
  underWay.some((each) => each === state)

export async function requireImport(tx: StoreTransaction, id: string): Promise<StoredImport> {
  const stored = await findImport(tx, id)
  if (!stored) throw new Refusal('not_found')
  return stored
}

/** Deletes the oldest import. Refuses while another one runs or waits for confirmation. */
export async function discardOldest(tx: StoreTransaction) {
  await requireTurn(tx)
  const all = await listImportStates(tx)
  if (all.some(isUnderWay)) throw new Refusal('import_in_progress')
  const ready = all.filter(({ state }) => state === 'ready')
  for (const { id, fileName: name } of ready)
    if (await changesSomething(tx, id)) throw new Refusal('import_waiting', { importId: id, name })
  const over = [...ready, ...all.slice(maxStored - 1)]
  await deleteImports(
    tx,
    over.map(({ id }) => id),
  )
}

async function changesSomething(tx: StoreTransaction, id: string) {
  const counted = await countItems(tx, [id])
  return counted.some(({ action }) => action === 'create' || action === 'update')
}

/** Refuses concurrent starts at once instead of letting them wait for the lock. */
async function requireTurn(tx: StoreTransaction) {
  const [row] = await tx.prepared<{ taken: boolean }>(
    'take-import-turn',
    `SELECT pg_try_advisory_xact_lock(hashtextextended('imports ' || $1, 0)) AS taken`,
    [tx.storeId],
  )
  if (!row?.taken) throw new Refusal('import_in_progress')
}

export async function begin(tx: StoreTransaction, id: string, step: 'applying' | 'undoing') {
  await requireImport(tx, id)
  await requireTurn(tx)
  const stored = await lockImport(tx, id)
  if (!stored) throw new Refusal('not_found')
  if (stored.state !== (step === 'applying' ? 'ready' : 'done'))
    throw new Refusal('import_moved_on')
  const others = await listImportStates(tx)
  if (others.some(isUnderWay)) throw new Refusal('import_in_progress')
  // Our own file names images that are in the library already.
  const fetches = step === 'applying' && stored.format !== 'vitrine'
  const state = fetches ? 'fetching' : step
  await updateImport(tx, id, { state, progress: 0, finishedAt: null })
  return await requireImport(tx, id)
}

export async function forget(tx: StoreTransaction, id: string) {
  const stored = await lockImport(tx, id)
  if (!stored) throw new Refusal('not_found')
  if (stored.state === 'applying' || stored.state === 'undoing')
    throw new Refusal('import_in_progress')
  await deleteImports(tx, [id])
}

export async function listImports(
  tx: StoreTransaction,
  place: { pageNumber: number; pageSize: number },
) {
  const [rows, total] = await Promise.all([listImportRows(tx, place), countImports(tx)])
  return { rows, total, counts: await countsOf(tx, rows) }
}

export type CountsById = Map<string, ProductImport['counts']>

export async function countsOf(
  tx: StoreTransaction,
  rows: readonly StoredImport[],
): Promise<CountsById> {
  const counted = await countItems(
    tx,
    rows.map(({ id }) => id),
  )
  return new Map(
    rows.map(({ id }) => {
      const own = counted.filter(({ importId }) => importId === id)
      const of = (action: ImportAction) => own.find((each) => each.action === action)?.count ?? 0
      const sum = (key: 'noted' | 'left') => own.reduce((total, each) => total + each[key], 0)
      return [
        id,
        {
          create: of('create'),
          update: of('update'),
          skip: of('skip'),
          refuse: of('refuse'),
          noted: sum('noted'),
          left: sum('left'),
        },
      ]
    }),
  )
}

export async function viewImports(
  db: Database,
  rows: readonly StoredImport[],
  counts: CountsById,
): Promise<ProductImport[]> {
  const names = await listAuthors(
    db,
    rows.map(({ actor }) => actor),
  )
  return rows.map((row) => ({
    id: row.id,
    fileName: row.fileName,
    format: row.format,
    state: row.state,
    products: row.products,
    rows: row.rows,
    progress: row.progress,
    counts: counts.get(row.id)!,
    ignoredColumns: row.ignoredColumns,
    actor: row.actor === null ? null : (names.get(row.actor) ?? null),
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString() ?? null,
  }))
}

export async function listImportItems(
  tx: StoreTransaction,
  { id, ...place }: { id: string; show?: ItemFilter; pageNumber: number; pageSize: number },
): Promise<PageOf<ImportItem>> {
  await requireImport(tx, id)
  const [rows, total] = await Promise.all([
    listItemRows(tx, id, place),
    countItemRows(tx, id, place.show),
  ])
  return pageOf(rows.map(viewItem), total, place)
}

function viewItem({ action, messages, ...row }: StoredItem): ImportItem {
  const { number, row: at, rows, slug, name, changes, productId, left } = row
  const said = messages as ImportMessage[]
  return {
    number,
    row: at,
    rows,
    slug,
    name,
    action: action ?? 'refuse',
    changes,
    messages: said.slice(0, 50),
    productId,
    left,
  }
}
