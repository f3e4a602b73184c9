import type { ImportState } from '@vitrine/contract/catalogue/product-import.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { isDatabaseOutOfReach } from '../../platform/database-out-of-reach.ts'
import type { Services } from '../../api/context.ts'
import { errorFields } from '../../platform/log.ts'
import { applyBatch } from './apply-batch.ts'
import { checkBatch } from './check-batch.ts'
import type { ImportJob } from './import-jobs.ts'
import { analyzeTables } from './analyze-tables.ts'
import { removeEmptyCategories } from './create-categories.ts'
import { untouched, type ProcessBatch } from './batch.ts'
import {
  findImport,
  listBatch,
  lockImport,
  saveResults,
  type StoredImport,
  updateImport,
} from './queries.ts'
import { undoBatch } from './undo-batch.ts'

type Running = Pick<Services, 'db' | 'hosts' | 'log' | 'now'>

interface Step {
  work: ProcessBatch
  next: ImportState
  keepsCells: boolean
}

const steps: Partial<Record<ImportState, Step>> = {
  checking: { work: checkBatch, next: 'ready', keepsCells: true },
  applying: { work: applyBatch, next: 'done', keepsCells: false },
  undoing: { work: undoBatch, next: 'undone', keepsCells: false },
}

const firstBatch = 100
const maxBatch = 800
const singleBatch = batchLimits(1)

/** Target duration of a batch in milliseconds: its locks block others that long. */
const targetMs = 500

/** Milliseconds per job, so that stores take turns and a shutdown waits no longer. */
const turnMs = 2200

/**
 * Continues an import from its stored state. Each batch commits by itself, so crashes and
 * concurrent workers are safe.
 * @returns whether work remains
 */
export async function runImport(services: Running, job: ImportJob): Promise<boolean> {
  const until = performance.now() + turnMs
  let size = firstBatch
  while (performance.now() < until) {
    const started = performance.now()
    if (!(await runNextBatch(services, job, size))) return false
    size = nextSize(size, performance.now() - started)
    await new Promise((resolve) => setImmediate(resolve))
  }
  await analyzeTables(services, job)
  return true
}

/** Larger batches are faster while they stay within the target duration. */
function nextSize(size: number, took: number) {
  if (took > targetMs) return Math.max(Math.round(size / 2), firstBatch / 2)
  return took < targetMs / 2 ? Math.min(size * 2, maxBatch) : size
}

function batchLimits(products: number) {
  return { products, rows: products === 1 ? 1 : products * 4 }
}

async function runNextBatch(services: Running, job: ImportJob, size: number): Promise<boolean> {
  try {
    return await runBatch(services, job, batchLimits(size))
  } catch (error) {
    if (isDatabaseOutOfReach(error)) throw error
    services.log.warn('A batch of an import failed.', { ...job, ...errorFields(error) })
    return await runBatch(services, job, singleBatch).catch((failed: unknown) =>
      skipFailed(services, job, failed),
    )
  }
}

async function runBatch(
  { db, hosts, now }: Running,
  { storeId, importId }: ImportJob,
  max: ReturnType<typeof batchLimits>,
): Promise<boolean> {
  const store = await hosts.findById(storeId)
  if (!store) return false
  const { currency } = store
  return await inImport(db, { storeId, importId }, async (tx, stored, step) => {
    const items = await listBatch(tx, importId, stored.progress, max)
    const results = await step.work({ tx, stored, items, currency, now: now() })
    await saveResults(tx, importId, results, step)
    return await advance(tx, stored, step, { by: items.length, at: now() })
  })
}

async function skipFailed({ db, log, now }: Running, job: ImportJob, error: unknown) {
  if (isDatabaseOutOfReach(error)) throw error
  log.error('A product of an import failed.', { ...job, ...errorFields(error) })
  return await inImport(db, job, async (tx, stored, step) => {
    const [item] = await listBatch(tx, stored.id, stored.progress, singleBatch)
    if (item) {
      const text = 'This product could not be imported. The others were.'
      const messages = [{ row: item.row, column: null, text }, ...item.messages]
      const isUndoing = stored.state === 'undoing'
      const result = { ...untouched(item), messages, left: isUndoing }
      const action = isUndoing ? item.action : 'refuse'
      await saveResults(tx, stored.id, [{ ...result, action }], step)
    }
    return await advance(tx, stored, step, { by: item ? 1 : 0, at: now() })
  })
}

async function inImport(
  db: Services['db'],
  { storeId, importId }: ImportJob,
  work: (tx: StoreTransaction, stored: StoredImport, step: Step) => Promise<boolean>,
): Promise<boolean> {
  const found = await inStore(db, storeId, (tx) => findImport(tx, importId), { readOnly: true })
  if (!found) return false
  const { actor } = found
  return await inStore(
    db,
    storeId,
    async (tx) => {
      const stored = await lockImport(tx, importId)
      const step = stored && steps[stored.state]
      return step ? await work(tx, stored, step) : false
    },
    { ...(actor !== null && { actor }) },
  )
}

async function advance(
  tx: StoreTransaction,
  stored: StoredImport,
  { next }: Step,
  { by, at }: { by: number; at: Date },
): Promise<boolean> {
  const progress = stored.progress + by
  const isMore = by > 0 && progress < stored.products
  await updateImport(
    tx,
    stored.id,
    isMore ? { progress } : { progress: stored.products, state: next, finishedAt: at },
  )
  if (!isMore && next === 'undone') await removeEmptyCategories(tx, stored.madeCategories)
  return isMore
}
