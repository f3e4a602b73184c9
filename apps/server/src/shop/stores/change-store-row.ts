import { inPlatform } from '@vitrine/db/in-platform.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { changesOf, recordInPlatform } from '../../api/record-activity.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockStore, updateStore, withPrimaryDomain } from './queries.ts'
import { storeView, type StoreRow } from './store-view.ts'

type Owner = RequestContext & OwnerContext

export async function changeStoreRow(
  { db, act, store: { storeId } }: Owner,
  decide: (tx: PlatformTransaction, row: StoreRow) => Promise<Parameters<typeof updateStore>[2]>,
) {
  return await inPlatform(db, async (tx) => {
    const row = await lockStore(tx, storeId)
    if (!row) throw new Refusal('not_found')
    const changes = await decide(tx, row)
    const isEmpty = Object.values(changes).every((value) => value === undefined)
    const changed = isEmpty ? row : await updateStore(tx, storeId, changes)
    if (!changed) throw new Refusal('not_found')
    await recordInPlatform(tx, { storeId, act }, detailsChanged(row, changes))
    await bumpVersionOf(tx, storeId)
    return storeView(await withPrimaryDomain(tx, changed))
  })
}

/** Other columns are secrets, or too long to be read as a sentence. */
const told = ['name', 'currency', 'country', 'timeZone', 'orderPrefix', 'invoicePrefix'] as const

function detailsChanged(row: StoreRow, changes: Parameters<typeof updateStore>[2]) {
  const after = Object.fromEntries(told.map((field) => [field, changes[field]]))
  return { name: row.name, data: { changes: changesOf(row, after) } }
}
