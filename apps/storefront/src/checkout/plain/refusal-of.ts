import { type Issue, refusedBy, type Refused } from '../payment/refused.ts'

interface Thrown extends Error {
  code: string
  data?: { issues?: Issue[]; details?: unknown }
}

/**
 * Why a call was refused that was made in process.
 * @throws what was no refusal, and a refusal after which the shop cannot be shown
 */
export function refusalOf(error: unknown): Refused & { code: string } {
  if (!isRefusal(error)) throw error
  const { code, message, data: { issues = [], details } = {} } = error
  return { ...refusedBy({ code, message, issues, details }), code }
}

/** The shop is too busy or out of reach. */
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
