import type { ORPCError } from '@orpc/server'
import type { RequestContext } from './context.ts'
import { Refusal } from '../platform/refusal.ts'

export function tooManyAttempts(
  { responseHeaders }: Pick<RequestContext, 'responseHeaders'>,
  seconds: number,
  message?: string,
): Refusal {
  responseHeaders.set('retry-after', String(seconds))
  const refusal = new Refusal('too_many_attempts', { retryAfter: seconds })
  if (message !== undefined) refusal.message = message
  return refusal
}

export function secondsToWait({ data }: ORPCError<string, unknown>): number {
  const { details } = (data ?? {}) as { details?: { retryAfter?: number } }
  return details?.retryAfter ?? 60
}
