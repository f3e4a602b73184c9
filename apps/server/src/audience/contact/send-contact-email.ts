import { insertOutboxRow } from '../../post/outbox/insert-outbox-row.ts'
import type { PublicContext, RequestContext } from '../../api/context.ts'
import { changeStore } from '../../api/store-work.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { insertMessage } from './queries.ts'

interface Sent {
  name: string
  customerEmail: string
  subject: string
  message: string
  /** Honeypot. */
  extra?: string | undefined
}

type Context = RequestContext & PublicContext

export async function sendContactEmail(context: Context, { extra, ...sent }: Sent): Promise<void> {
  if (extra) return
  await requireWithinLimit(context, 'contactMessage')
  const createdAt = context.now()
  await changeStore(context, async (tx) => {
    const messageId = await insertMessage(tx, { ...sent, createdAt })
    await insertOutboxRow(tx, 'contact_message', { messageId })
  })
}
