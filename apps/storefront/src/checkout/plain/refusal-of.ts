import { type Issue, refusedBy, type Refused } from '../payment/refused.ts'

interface Thrown extends Error {
  code: string
  data?: { issues?: Issue[]; details?: unknown }
}

/**
 * Converts the error of an in-process call.
 * @throws errors that are not refusals, and refusals that block the whole shop
 */
export function refusalOf(error: unknown): Refused & { code: string } {
  if (!isRefusal(error)) throw error
  const { code, message, data: { issues = [], details } = {} } = error
  return { ...refusedBy({ code, message, issues, details }), code }
}

export interface Unavailable extends Error {
  code: 'unavailable'
}

export function isUnavailable(error: unknown): error is Unavailable {
  return error instanceof Error && 'code' in error && error.code === 'unavailable'
}

const unanswerable = new Set(['unavailable', 'INTERNAL_SERVER_ERROR'])

function isRefusal(error: unknown): error is Thrown {
  return error instanceof Error && 'code' in error && !unanswerable.has(String(error.code))
}
