import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import type { PlatformTransaction, StoreTransaction } from '@vitrine/db/transaction.ts'
import { DatabaseError } from 'pg'
import { recordActivity, system } from '../../../api/record-activity.ts'
import type { MediaStorage } from '../../../content/media/storage/media-storage.ts'
import { planLimitIn } from '../../../platform/plans/plan-limit.ts'
import { updateStore } from '../../../shop/stores/queries.ts'
import { ArchiveProblem } from '../archive/archive-format.ts'
import type { CheckedArchive } from '../archive/check-archive.ts'
import type { StoreFacts } from '../archive/store-facts.ts'
import { ask, maxStatementMs } from '../bring/ask.ts'
import { asArchiveProblem } from '../bring/insert-rows.ts'
import { noteAddresses, restoreAddresses } from './restore-addresses.ts'
import { restoreArticles } from './restore-articles.ts'
import { CatalogueRestorer, type RestoredProducts } from './restore-catalogue.ts'
import { restorePages } from './restore-pages.ts'
import { restoreDiscounts, restorePolicies, restoreSettings } from './restore-settings.ts'
import { returnFiles, returnMedia } from './return-media.ts'
import { StagedArchive } from './staged-archive.ts'

interface Restoring {
  db: Database
  storage: MediaStorage
  now: () => Date
}

interface Archived {
  storeId: string
  file: string
  checked: CheckedArchive
}

export interface RestoredOver extends RestoredProducts {
  /** Placed since, and unchanged. */
  orders: number
}

const attempts = 3

/**
 * Makes a shop what it was in an archive of its own, in one transaction, while it is served. Orders,
 * payments, invoices, messages, subscribers and activity stay as they are.
 * @throws ArchiveProblem; nothing is changed then
 */
export async function restoreOver(restoring: Restoring, archived: Archived): Promise<RestoredOver> {
  if (archived.checked.format.store.id.toLowerCase() !== archived.storeId.toLowerCase())
    throw new ArchiveProblem('This is the archive of another shop.')
  const written: string[] = []
  try {
    await returnFiles(restoring.storage, archived, written)
    return await inTurns(() =>
      inPlatform(restoring.db, (tx) => restoreRows(tx, restoring, archived)),
    )
  } catch (error) {
    for (const name of written) await restoring.storage.remove(name)
    throw asSentence(error)
  }
}

/** People change the shop meanwhile: two that wait for each other, or for too long, begin again. */
async function inTurns<Result>(work: () => Promise<Result>): Promise<Result> {
  for (let attempt = 1; ; attempt += 1)
    try {
      return await work()
    } catch (error) {
      if (!isBusy(error) || attempt === attempts) throw error
    }
}

const isBusy = (error: unknown): boolean =>
  error instanceof Error &&
  ((error instanceof DatabaseError && ['40P01', '55P03'].includes(error.code ?? '')) ||
    isBusy(error.cause))

function asSentence(error: unknown): unknown {
  const overPlan = planLimitIn(error)
  if (overPlan)
    return new ArchiveProblem(`${overPlan.message} Raise the limit of this shop in the console.`)
  if (isBusy(error))
    return new ArchiveProblem('The shop is being changed. Nothing was restored; try again.')
  return asArchiveProblem(error)
}

async function restoreRows(
  tx: PlatformTransaction,
  { now }: Restoring,
  { storeId, file, checked }: Archived,
): Promise<RestoredOver> {
  await tx.lease.query(
    `SET LOCAL statement_timeout = ${maxStatementMs}; SET LOCAL lock_timeout = '30s';
     SET LOCAL idle_in_transaction_session_timeout = ${maxStatementMs}`,
  )
  const restored = await withinStore(tx, storeId, async (storeTx) => {
    const staged = new StagedArchive(storeTx)
    await staged.fill(file, checked)
    await requireNoImport(storeTx)
    await noteAddresses(storeTx)
    await returnMedia(storeTx, staged)
    await restorePages(storeTx, staged, now())
    await restoreArticles(storeTx, staged)
    await restoreSettings(storeTx, staged)
    // Orders wait for what follows, and lock products, discounts and the store in this order, too.
    const products = await new CatalogueRestorer(storeTx, staged).restore()
    await restoreDiscounts(storeTx, staged)
    await restorePolicies(storeTx, staged, now())
    await restoreAddresses(storeTx)
    storeTx.subjects.push({ name: momentText(new Date(checked.format.takenAt)) })
    await recordActivity(storeTx, { call: 'archives.restored', actor: system })
    await ask(storeTx, 'SET CONSTRAINTS ALL IMMEDIATE')
    return { ...products, orders: await countOrdersSince(storeTx) }
  })
  if (!(await isThere(tx, storeId))) throw new ArchiveProblem('The shop was deleted.')
  await updateStore(tx, storeId, factsOf(checked.store))
  await bumpVersionOf(tx, storeId)
  return restored
}

/** Locks the row, but not against orders: they refer to it while they wait for products. */
async function isThere(tx: PlatformTransaction, storeId: string): Promise<boolean> {
  const { rows } = await ask(
    tx,
    'SELECT FROM stores WHERE id = $1 AND deleted_at IS NULL FOR NO KEY UPDATE',
    [storeId],
  )
  return rows.length > 0
}

const momentText = (at: Date) => `${at.toISOString().slice(0, 16).replace('T', ' ')} UTC`

/** Not the address, nor how orders and invoices are numbered. */
function factsOf(facts: StoreFacts) {
  const {
    storeDomain: _storeDomain,
    createdAt: _createdAt,
    orderPrefix: _orderPrefix,
    invoicePrefix: _invoicePrefix,
    restartInvoicesYearly: _restartInvoicesYearly,
    ...restored
  } = facts
  return restored
}

async function requireNoImport(tx: StoreTransaction) {
  const { rows } = await ask(
    tx,
    `SELECT FROM product_imports
     WHERE store_id = $1 AND state IN ('fetching', 'applying', 'undoing') LIMIT 1`,
    [tx.storeId],
  )
  if (rows.length)
    throw new ArchiveProblem('An import of products is running. Wait until it has ended.')
}

/** Numbers have no gaps, and those of the archive end at its counter. */
async function countOrdersSince(tx: StoreTransaction): Promise<number> {
  const { rows } = await ask(
    tx,
    `SELECT count(*)::int AS orders FROM orders WHERE store_id = $1 AND number > coalesce((
       SELECT value FROM archived_order_counters WHERE kind = 'order'), 0)`,
    [tx.storeId],
  )
  return (rows[0] as { orders: number }).orders
}
