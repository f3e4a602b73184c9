import { insertOutboxRow } from '../mail/insert-outbox-row.ts'
import type { PublicContext, RequestContext } from '../platform/api/context.ts'
import { changeStore } from '../platform/api/store-work.ts'
import { tooManyAttempts } from '../platform/api/too-many-attempts.ts'
import { countMessagesSince, insertMessage } from './queries.ts'

interface Sent {
  name: string
  customerEmail: string
  subject: string
  message: string
  /** A field that people do not see. */
  extra?: string | undefined
}

type Context = RequestContext & PublicContext

const hour = 3600
/** What an owner may have to read in a day, whoever wrote it. */
const mostInADay = 500

/** Keeps the message and, in the same transaction, what has to be mailed to the store's owner. */
export async function sendContactEmail(context: Context, { extra, ...sent }: Sent): Promise<void> {
  if (extra) return
  const { shopperLimits, store, clientAddress } = context
  const wait = shopperLimits.messages.take(store.storeId, clientAddress)
  if (wait) throw tooManyAttempts(context, wait)
  const createdAt = context.now()
  await changeStore(context, async (tx) => {
    const dayAgo = new Date(createdAt.getTime() - 24 * hour * 1000)
    if ((await countMessagesSince(tx, dayAgo)) >= mostInADay) throw tooManyAttempts(context, hour)
    const messageId = await insertMessage(tx, { ...sent, createdAt })
    await insertOutboxRow(tx, 'contact_message', { messageId })
  })
}
