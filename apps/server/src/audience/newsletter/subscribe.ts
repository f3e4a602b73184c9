import type { PublicContext, RequestContext } from '../../api/context.ts'
import { changeStore } from '../../api/store-work.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { askByMail } from './ask-by-mail.ts'

interface Subscription {
  email: string
  /** Honeypot. */
  extra?: string | undefined
}

/** Sends the confirmation email; the response does not reveal whether the address was known. */
export async function subscribe(
  context: RequestContext & PublicContext,
  { email, extra }: Subscription,
): Promise<void> {
  if (extra) return
  const mailbox = email.toLowerCase()
  await requireWithinLimit(context, 'subscribe', { mailbox })
  await changeStore(context, (tx) => askByMail(tx, mailbox, context.now()))
}
