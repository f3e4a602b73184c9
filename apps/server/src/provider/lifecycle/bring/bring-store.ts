import { isSubdomain, spelledIn } from '@vitrine/commerce/text/slug.ts'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import type { MediaStorage } from '../../../content/media/storage/media-storage.ts'
import type { Config } from '../../../platform/config.ts'
import { noteOnStore } from '../../../shop/policies/versions.ts'
import { namesLike } from '../../../shop/stores/create-store.ts'
import { endLeft, lockNames } from '../../../shop/stores/left-names.ts'
import {
  insertOwner,
  insertStore,
  isStoreDomainTaken,
  updateStore,
} from '../../../shop/stores/queries.ts'
import { ArchiveProblem, partPattern, storeFile } from '../archive/archive-format.ts'
import type { CheckedArchive } from '../archive/check-archive.ts'
import { readEntries, readWhole } from '../archive/read-entries.ts'
import { readStoreFacts, type StoreFacts } from '../archive/store-facts.ts'
import { ask, maxStatementMs } from './ask.ts'
import { asArchiveProblem, RowInserter } from './insert-rows.ts'
import { writeMedia } from './write-media.ts'

interface Bringing {
  db: Database
  storage: MediaStorage
  config: Pick<Config, 'storesHost'>
  now: () => Date
}

interface Brought {
  file: string
  checked: CheckedArchive
  /** Of the new store. */
  storeId: string
  ownerId: string
}

/**
 * Makes a new, closed store of a checked archive, all or nothing. Ids within the store stay, so links
 * of orders do; the store's own id is another one.
 * @returns the new store's name and host
 * @throws ArchiveProblem
 */
export async function bringStore(
  bringing: Bringing,
  brought: Brought,
): Promise<{ name: string; storeDomain: string }> {
  const { db, storage } = bringing
  try {
    await writeMedia(storage, brought)
    return await inPlatform(db, (tx) => writeRows(tx, bringing, brought)).catch(
      (error: unknown) => {
        throw asArchiveProblem(error)
      },
    )
  } catch (error) {
    await storage.removeFolder(brought.storeId)
    throw error
  }
}

async function writeRows(
  tx: PlatformTransaction,
  { config, now }: Bringing,
  { file, checked, storeId, ownerId }: Brought,
) {
  await tx.lease.query(
    `SET LOCAL statement_timeout = ${maxStatementMs};
     SET LOCAL idle_in_transaction_session_timeout = ${maxStatementMs}`,
  )
  const formerId = checked.format.store.id.toLowerCase()
  const { storeDomain: formerDomain, ...facts } = checked.store
  const moved = (text: string) => text.replaceAll(formerId, storeId)
  // Under a name of its own until the end, so that nobody waits for this transaction.
  const row = await insertStore(tx, {
    ...facts,
    id: storeId,
    status: 'draft',
    storeDomain: `${storeId}.${config.storesHost}`,
  })
  if (!row) throw new Error(`The store ${storeId} exists already.`)
  await insertOwner(tx, { storeId, userId: ownerId, lastSeenAt: now() })
  let movedFacts: StoreFacts | undefined
  await withinStore(tx, storeId, async (storeTx) => {
    const inserter = new RowInserter(storeTx, formerId)
    await inserter.begin()
    for await (const { name, body } of readEntries(file, checked.limits)) {
      if (partPattern.test(name)) await inserter.add(name, await readWhole(body))
      else if (name === storeFile)
        movedFacts = readStoreFacts(Buffer.from(moved((await readWhole(body)).toString('utf8'))))
      else body.resume()
    }
    await inserter.finish()
    await noteOnStore(storeTx)
    // Constraints that wait for the commit have to fail before the name is taken.
    await ask(storeTx, 'SET CONSTRAINTS ALL IMMEDIATE')
  })
  const { logo = null, seo = {}, theme = facts.theme } = movedFacts ?? {}
  const storeDomain = await takeFreeName(
    tx,
    { facts, formerDomain, storeId, ownerId },
    config,
    now(),
  )
  await updateStore(tx, storeId, { storeDomain, logo, seo, theme })
  await bumpVersionOf(tx, storeId)
  return { name: facts.name, storeDomain }
}

async function takeFreeName(
  tx: PlatformTransaction,
  {
    facts: { name, country },
    formerDomain,
    storeId,
    ownerId,
  }: {
    facts: Pick<StoreFacts, 'name' | 'country'>
    formerDomain: string
    storeId: string
    ownerId: string
  },
  { storesHost }: Pick<Config, 'storesHost'>,
  now: Date,
): Promise<string> {
  const former = formerDomain.split('.')[0]!
  const labels = [...(isSubdomain(former) ? [former] : []), ...namesLike(spelledIn(country, name))]
  for (const label of labels) {
    const storeDomain = `${label}.${storesHost}`
    await lockNames(tx, [storeDomain])
    if (!(await endLeft(tx, storeDomain, { userId: ownerId, now }))) continue
    if (!(await isStoreDomainTaken(tx, storeDomain, storeId))) return storeDomain
  }
  throw new ArchiveProblem('There is no free address for this shop. Try again.')
}
