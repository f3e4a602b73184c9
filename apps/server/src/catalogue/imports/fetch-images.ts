import { maxImageBytes } from '@vitrine/contract/content/media.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { storeImage, requireSpace } from '../../content/media/store-image.ts'
import { isDatabaseOutOfReach } from '../../platform/database-out-of-reach.ts'
import type { Services } from '../../api/context.ts'
import type { MediaLibrary } from '../../content/media/media-library.ts'
import type { FetchFile } from '../../platform/outbound/fetch-file.ts'
import { countOf } from './count-of.ts'
import type { FileImage } from './file-product.ts'
import type { ImportJob } from './import-jobs.ts'
import { fileProductsOf, untouched } from './batch.ts'
import {
  findImport,
  listBatch,
  lockImport,
  type ImportItem,
  saveResults,
  type StoredImport,
  updateImport,
} from './queries.ts'
import { fileNameOf } from './match-images.ts'

export type Fetching = Pick<Services, 'db' | 'log' | 'now'> & {
  media: MediaLibrary
  fetchFile: FetchFile
}

/** Limits of one batch; a single product may exceed the rows. */
const batch = { products: 100, rows: 400 }
const maxImages = 12
const atOnce = 4

interface ItemImages {
  item: ImportItem
  missing: FileImage[]
}

/**
 * Fetches some of the import's images into the media library before its products are written.
 * Failed images are reported with their product, which is imported without them.
 * @returns true while images remain
 */
export async function fetchImages(services: Fetching, job: ImportJob): Promise<boolean> {
  const { db } = services
  const { storeId, importId } = job
  const found = await inStore(db, storeId, (tx) => findNext(tx, importId), { readOnly: true })
  if (!found) return false
  const { stored, batch } = found
  const missing = batch.flatMap((each) => each.missing)
  const failures = await fetchAll(services, storeId, missing)
  return await inStore(db, storeId, (tx) => advance(tx, stored, batch, failures))
}

async function findNext(tx: StoreTransaction, importId: string) {
  const stored = await findImport(tx, importId)
  if (stored?.state !== 'fetching') return undefined
  const items = await listBatch(tx, importId, stored.progress, batch)
  const products = await fileProductsOf(tx, items)
  const all = items.map((item, at): ItemImages => {
    const isPlanned = item.action === 'create' || item.action === 'update'
    return { item, missing: isPlanned ? (products[at]!.missing ?? []) : [] }
  })
  return { stored, batch: firstOf(all) }
}

function firstOf(all: readonly ItemImages[]): ItemImages[] {
  let images = 0
  const end = all.findIndex(({ missing }, at) => {
    images += missing.length
    return at > 0 && images > maxImages
  })
  return end < 0 ? [...all] : all.slice(0, end)
}

/** @returns the reason of each failure, by address */
async function fetchAll(services: Fetching, storeId: string, pictures: readonly FileImage[]) {
  const failures = new Map<string, string>()
  const waiting = [...new Map(pictures.map((picture) => [picture.url, picture])).values()]
  async function work() {
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      const failure = await fetchOne(services, storeId, next)
      if (failure !== undefined) failures.set(next.url, failure)
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return failures
}

async function fetchOne(services: Fetching, storeId: string, { url, alt }: FileImage) {
  try {
    await requireSpace(services, storeId)
    const bytes = await services.fetchFile(url, maxImageBytes)
    const name = fileNameOf(url)
    await storeImage(services, storeId, { bytes, name, alt, sourceUrl: url })
    return undefined
  } catch (error) {
    if (isDatabaseOutOfReach(error)) throw error
    // Another process may have stored it first.
    if (isDuplicate(error)) return undefined
    return error instanceof Error ? error.message : String(error)
  }
}

function isDuplicate(error: unknown): boolean {
  const { code, cause } = error as { code?: unknown; cause?: { code?: unknown } }
  return code === '23505' || cause?.code === '23505'
}

/** Does nothing if another process has got this far. */
async function advance(
  tx: StoreTransaction,
  { id, progress: before }: StoredImport,
  batch: readonly ItemImages[],
  failures: ReadonlyMap<string, string>,
): Promise<boolean> {
  const stored = await lockImport(tx, id)
  if (stored?.state !== 'fetching') return false
  if (stored.progress !== before) return true
  const results = batch.flatMap(({ item, missing }) => {
    const failed = missing.filter(({ url }) => failures.has(url))
    if (!failed.length) return []
    const messages = [...item.messages, messageOf(failed, failures)]
    return [{ ...untouched(item), messages, noted: true }]
  })
  await saveResults(tx, id, results, { keepsCells: true })
  const progress = before + batch.length
  const isMore = batch.length > 0 && progress < stored.products
  await updateImport(tx, id, isMore ? { progress } : { progress: 0, state: 'applying' })
  return isMore
}

function messageOf(failed: readonly FileImage[], failures: ReadonlyMap<string, string>) {
  const { row, column } = failed[0]!
  const reasons = failed.slice(0, 3).map(({ url }) => `${url.slice(0, 200)}: ${failures.get(url)}`)
  const rest = failed.length > 3 ? ' …' : ''
  const text = `${countOf(failed.length, 'image')} could not be fetched. ${reasons.join(' ')}${rest}`
  return { row, column, text }
}
