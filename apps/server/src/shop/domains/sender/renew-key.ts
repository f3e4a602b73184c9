import { inPlatform } from '@vitrine/db/in-platform.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import type { OwnerContext, RequestContext } from '../../../api/context.ts'
import { normaliseHost } from '../../../platform/hosts.ts'
import { recordInPlatform } from '../../../api/record-activity.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { createMailKey } from '../../../post/sender/dkim-key.ts'
import { lockStore } from '../../stores/queries.ts'
import { updateDomainRow } from '../queries.ts'
import { deleteOtherKeys, insertKey, lockSender, updateSenderRow } from './queries.ts'

/** Makes a key that signs once its record is found; at once where no key signs yet. */
export async function renewKey(
  { db, vault, now, act, store: { storeId } }: RequestContext & OwnerContext,
  typed: string,
) {
  const domain = normaliseHost(typed) ?? ''
  const key = await createMailKey(vault, storeId)
  await inPlatform(db, async (tx) => {
    await lockStore(tx, storeId)
    await withinStore(tx, storeId, async (storeTx) => {
      const sender = await lockSender(storeTx)
      if (sender?.domain !== domain) throw new Refusal('not_found')
      await deleteOtherKeys(storeTx, sender.onSince === null ? '' : sender.selector)
      await insertKey(storeTx, key)
      if (sender.onSince === null) await updateSenderRow(storeTx, { selector: key.selector })
    })
    await updateDomainRow(tx, { storeId, domain }, { nextCheckAt: now(), tries: 0 })
    await recordInPlatform(tx, { storeId, act }, { name: domain })
  })
}
