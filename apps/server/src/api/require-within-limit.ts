import type { PublicContext, RequestContext } from './context.ts'
import { tooManyAttempts } from './too-many-attempts.ts'
import type { LimitKeys } from '../platform/limits/limiter.ts'
import type { LimitedWork } from '../platform/limits/limits.ts'
import { networkOf } from '../platform/limits/network-of.ts'

type Context = Pick<RequestContext, 'limiter' | 'clientAddress' | 'responseHeaders'> &
  Partial<PublicContext>

/** Counts the request. @throws Refusal 429 with the seconds to wait */
export async function requireWithinLimit(
  context: Context,
  work: LimitedWork,
  keys: LimitKeys = {},
): Promise<void> {
  const wait = await context.limiter.take(work, { ...keysOf(context), ...keys })
  if (wait) throw tooManyAttempts(context, wait)
}

export function keysOf({ clientAddress, store }: Omit<Context, 'limiter' | 'responseHeaders'>) {
  return {
    network: clientAddress === undefined ? undefined : networkOf(clientAddress),
    shop: store?.storeId,
  }
}
