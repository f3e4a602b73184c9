import type { RequestContext } from './context.ts'
import { Refusal } from './refusal.ts'

/** 429, with how many seconds to wait. */
export function tooManyAttempts(
  { responseHeaders }: Pick<RequestContext, 'responseHeaders'>,
  seconds: number,
): Refusal {
  responseHeaders.set('retry-after', String(seconds))
  return new Refusal('too_many_attempts', { retryAfter: seconds })
}
