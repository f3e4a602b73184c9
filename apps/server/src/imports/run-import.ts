import type { ImportState } from '@vitrine/contract/product-import.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { isDatabaseOutOfReach } from '../platform/database-out-of-reach.ts'
import type { Services } from '../platform/api/context.ts'
import { errorFields } from '../platform/log.ts'
import { applyPortion } from './apply-portion.ts'
import { checkPortion } from './check-portion.ts'
import type { ImportJob } from './import-jobs.ts'
import { removeEmptyCategories } from './make-categories.ts'
import { untouched, type WorkPortion } from './portion.ts'
import { listPortion, lockImport, saveResults, type StoredImport, updateImport } from './queries.ts'
import { undoPortion } from './undo-portion.ts'

type Running = Pick<Services, 'db' | 'hosts' | 'log' | 'now'>

interface Step {
  work: WorkPortion
  next: ImportState
  keepsCells: boolean
}

const steps: Partial<Record<ImportState, Step>> = {
  checking: { work: checkPortion, next: 'ready', keepsCells: true },
  applying: { work: applyPortion, next: 'done', keepsCells: false },
  undoing: { work: undoPortion, next: 'undone', keepsCells: false },
}

const wholePortion = { products: 100, rows: 400 }
const singlePortion = { products: 1, rows: 1 }

/** What stores have under way takes turns, and a process that stops waits no longer than this. */
const turn = 2200

/**
 * Goes on with an import where it stands. Each portion counts with its own transaction, so it does
 * not matter who stopped in the middle of one, or how many go on with it at once.
 * @returns whether there is more to do
 */
export async function runImport(services: Running, job: ImportJob): Promise<boolean> {
  const until = performance.now() + turn
  while (performance.now() < until) {
    if (!(await nextPortion(services, job))) return false
    await new Promise((resolve) => setImmediate(resolve))
  }
  return true
}

async function nextPortion(services: Running, job: ImportJob): Promise<boolean> {
  try {
    return await runPortion(services, job, wholePortion)
  } catch (error) {
    if (isDatabaseOutOfReach(error)) throw error
    services.log.warn('A portion of an import failed.', { ...job, ...errorFields(error) })
    return await runPortion(services, job, singlePortion).catch((failed: unknown) =>
      passOver(services, job, failed),
    )
  }
}

async function runPortion(
  { db, hosts, now }: Running,
  { storeId, importId }: ImportJob,
  most: typeof wholePortion,
): Promise<boolean> {
  const store = await hosts.findById(storeId)
  if (!store) return false
  const { currency } = store
  return await inImport(db, { storeId, importId }, async (tx, stored, step) => {
    const items = await listPortion(tx, importId, stored.progress, most)
    const results = await step.work({ tx, stored, items, currency, now: now() })
    await saveResults(tx, importId, results, step)
    return await advance(tx, stored, step, { by: items.length, at: now() })
  })
}

/** What cannot even be done by itself is said to be so, and the rest goes on. */
async function passOver({ db, log, now }: Running, job: ImportJob, error: unknown) {
  if (isDatabaseOutOfReach(error)) throw error
  log.error('A product of an import failed.', { ...job, ...errorFields(error) })
  return await inImport(db, job, async (tx, stored, step) => {
    const [item] = await listPortion(tx, stored.id, stored.progress, singlePortion)
    if (item) {
      const text = 'This product could not be worked on. The others were.'
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
  const actor = await inStore(db, storeId, async (tx) => (await lockImport(tx, importId))?.actor)
  if (actor === undefined) return false
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
