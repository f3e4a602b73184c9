import { inPlatform } from '@vitrine/db/in-platform.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import { mailSenders } from '@vitrine/db/schema/mail-senders.ts'
import { and, eq } from 'drizzle-orm'
import type { OwnerContext, RequestContext } from '../../../api/context.ts'
import { normaliseHost } from '../../../platform/hosts.ts'
import { recordInPlatform } from '../../../api/record-activity.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { lockStore } from '../../stores/queries.ts'

/** Emails come from the provider's address from now on; the key is deleted. */
export async function removeSender(
  { db, act, store: { storeId } }: RequestContext & OwnerContext,
  typed: string,
) {
  const domain = normaliseHost(typed) ?? ''
  await inPlatform(db, async (tx) => {
    await lockStore(tx, storeId)
    const isIt = and(eq(mailSenders.storeId, storeId), eq(mailSenders.domain, domain))
    const removed = await withinStore(tx, storeId, (storeTx) =>
      storeTx.delete(mailSenders).where(isIt).returning({ domain: mailSenders.domain }),
    )
    if (removed.length === 0) throw new Refusal('not_found')
    await recordInPlatform(tx, { storeId, act }, { name: domain })
  })
}
