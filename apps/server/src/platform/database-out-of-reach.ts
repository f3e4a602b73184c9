// Connection failures, shutdown and start-up, too many connections, cancelled or timed-out work.
const states = /^(?:08|53|57P0|57014|55P03|58)/
const systemCodes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
])
const driverWords =
  /^(?:Connection terminated|Query read timeout|timeout exceeded when trying to connect|Client has encountered a connection error|Client was closed|Cannot use a pool after)/

/** Whether the work failed because PostgreSQL could not be reached or did not answer in time. */
export function isDatabaseOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error ? String(error.code) : ''
  if (states.test(code) || systemCodes.has(code) || driverWords.test(error.message)) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutOfReach)
  return isDatabaseOutOfReach(error.cause)
}
