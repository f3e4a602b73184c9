import { type ORPCError, ValidationError } from '@orpc/server'
import { refusals, type RefusalBody, type RefusalCode } from '@vitrine/contract/call/refusal.ts'
import { Refusal, type RefusalIssue } from './refusal.ts'

export function errorBody(error: ORPCError<string, unknown>): RefusalBody {
  if (!isRefusalCode(error.code))
    return { error: 'Something went wrong on our side. Please try again.', code: 'internal' }
  const { issues, details } = (error.data ?? {}) as { issues?: RefusalIssue[]; details?: unknown }
  return {
    error: error instanceof Refusal ? error.message : refusals[error.code].message,
    code: error.code,
    ...(issues && { issues }),
    ...(details !== undefined && { details }),
    ...(error.code === 'not_signed_in' && { redirectTo: '/login' }),
  }
}

export function isRefusalCode(code: string): code is RefusalCode {
  return Object.hasOwn(refusals, code)
}

/** Returns one issue per field that the input schema rejected. */
export function issuesOf(error: ORPCError<string, unknown>): RefusalIssue[] | undefined {
  if (!(error.cause instanceof ValidationError)) return undefined
  return error.cause.issues.slice(0, 50).map(({ path = [], message }) => ({
    path: path.map((step) => String(typeof step === 'object' ? step.key : step)).join('.'),
    message,
  }))
}
