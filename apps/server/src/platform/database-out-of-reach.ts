import { StoreBusy } from '@vitrine/db/store-turns.ts'
import type { Log } from './log.ts'

// Connection failures, a read-only standby, shutdown and start-up, too many connections, a full
// disk, cancelled or timed-out work, a shard of Citus that was split.
const states = /^(?:08|25006|25P0[34]|40001|53|57P0|57014|55P03|58)/
const systemCodes = new Set([
  'EDQUOT',
  'EIO',
  'EMFILE',
  'ENFILE',
  'ENOSPC',
  'EROFS',
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
/** Citus has no state for a node whose connection breaks during a statement. */
const nodeWords =
  /^(?:server closed the connection unexpectedly|no connection to the server|connection not open|failure on connection marked as essential)/

/**
 * Returns true for faults of the machine, which pass, and false for bugs: PostgreSQL unreachable,
 * too slow or read-only, a shop that moves, or the disk or file handles exhausted.
 */
export function isDatabaseOutOfReach(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  if (error instanceof StoreBusy) return true
  const code = 'code' in error ? String(error.code) : ''
  if (states.test(code) || systemCodes.has(code)) return true
  if (driverWords.test(error.message) || nodeWords.test(error.message)) return true
  if (error instanceof AggregateError) return error.errors.some(isDatabaseOutOfReach)
  return isDatabaseOutOfReach(error.cause)
}

const logEveryMs = 60_000
const reported = new WeakMap<Log, Map<string, { at: number; since: number }>>()

export function logMachineFault(log: Log, error: unknown): void {
  const reason = reasonOf(error)
  const reasons = reported.get(log) ?? new Map<string, { at: number; since: number }>()
  reported.set(log, reasons)
  const last = reasons.get(reason)
  if (last && performance.now() - last.at < logEveryMs) {
    last.since += 1
    return
  }
  log.warn('The database is unreachable.', { reason, ...(last && { since: last.since }) })
  reasons.set(reason, { at: performance.now(), since: 0 })
}

const explanations: Readonly<Record<string, string>> = {
  '25006': 'the database is read-only',
  '40001': 'a shop moved to another node',
  XX000: 'a node ended during a statement',
}

/** Leaves the message out: a driver's message may contain values. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError) return reasonOf(error.errors[0])
  if (!(error instanceof Error)) return 'unknown'
  if ('code' in error && typeof error.code === 'string')
    return [error.code, explanations[error.code]].filter(Boolean).join(': ')
  return error.cause === undefined ? error.message : reasonOf(error.cause)
}
