import { ORPCError } from '@orpc/server'
import { isDatabaseOutOfReach, logMachineFault } from '../platform/database-out-of-reach.ts'
import { errorFields } from '../platform/log.ts'
import type { RequestContext } from './context.ts'
import { isRefusalCode, issuesOf } from '../platform/error-body.ts'
import { planLimitIn } from '../platform/plans/plan-limit.ts'
import { Refusal } from '../platform/refusal.ts'

const retryAfter = {
  shop_unavailable: 86_400,
  unavailable: 2,
  media_unavailable: 10,
  too_many_attempts: 60,
} as const

/** Turns any thrown error into the response's error; logs unexpected ones. */
export function toAnswerable(error: unknown, context: RequestContext): ORPCError<string, unknown> {
  const answer = answerFor(error, context)
  if (answer.code in retryAfter && !context.responseHeaders.has('retry-after')) {
    const seconds = retryAfter[answer.code as keyof typeof retryAfter]
    context.responseHeaders.set('retry-after', String(seconds))
  }
  return answer
}

function answerFor(error: unknown, context: RequestContext): ORPCError<string, unknown> {
  if (error instanceof ORPCError && isRefusalCode(error.code)) return error
  if (error instanceof ORPCError && error.code === 'BAD_REQUEST')
    return new Refusal('invalid_input', undefined, issuesOf(error))
  const overPlan = planLimitIn(error)
  if (overPlan) return overPlan
  if (isDatabaseOutOfReach(error)) {
    logMachineFault(context.log, error)
    return new Refusal('unavailable')
  }
  context.log.error('A call failed.', {
    requestId: context.requestId,
    ...errorFields(error instanceof ORPCError && error.cause ? error.cause : error),
    ...wrongOutput(error),
  })
  return new ORPCError('INTERNAL_SERVER_ERROR')
}

function wrongOutput(error: unknown) {
  if (!(error instanceof ORPCError)) return {}
  const issues = issuesOf(error)
  return issues && { issues }
}
