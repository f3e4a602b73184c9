import type { PublicContext, RequestContext } from '../platform/api/context.ts'
import { changeStore } from '../platform/api/store-work.ts'
import { tooManyAttempts } from '../platform/api/too-many-attempts.ts'
import { askByMail } from './ask-by-mail.ts'
import { countAskedSince } from './queries.ts'

interface Asked {
  email: string
  /** A field that people do not see. */
  extra?: string | undefined
}

const hour = 3_600_000
const mostInADay = 1000

/** Notes the address and asks it by mail; the answer tells nobody whether it was known before. */
export async function subscribe(
  context: RequestContext & PublicContext,
  { email, extra }: Asked,
): Promise<void> {
  if (extra) return
  const { shopperLimits, store, clientAddress } = context
  const wait = shopperLimits.subscriptions.take(store.storeId, clientAddress)
  if (wait) throw tooManyAttempts(context, wait)
  const now = context.now()
  await changeStore(context, async (tx) => {
    const dayAgo = new Date(now.getTime() - 24 * hour)
    if ((await countAskedSince(tx, dayAgo)) >= mostInADay) throw tooManyAttempts(context, 3600)
    await askByMail(tx, email.toLowerCase(), now)
  })
}
