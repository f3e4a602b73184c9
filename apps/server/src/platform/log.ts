import { factsNow } from './request-facts.ts'
import { hideSecrets } from './hide-secrets.ts'

export type LogFields = Record<string, unknown>

export interface Log {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}

type Level = keyof Log

interface LogOptions {
  /** JSON is for files and collectors, so secrets are hidden; other lines are for a terminal. */
  json: boolean
  write?: (line: string) => void
}

export function createLog({ json, write = toStandardOutput }: LogOptions): Log {
  const at =
    (level: Level) =>
    (message: string, fields: LogFields = {}) => {
      const { requestId, storeId, span } = factsNow() ?? {}
      const known = {
        ...(requestId !== undefined && { requestId }),
        ...(storeId !== undefined && { storeId }),
        ...(span && { traceId: span.spanContext().traceId }),
      }
      const all = { ...known, ...fields }
      write(json ? jsonLine(level, message, all) : readableLine(level, message, all))
    }
  return { info: at('info'), warn: at('warn'), error: at('error') }
}

/** Returns the loggable fields of an error: messages of the database driver contain values. */
export function errorFields(error: unknown): LogFields {
  if (!(error instanceof Error)) return { error: String(error) }
  const cause = error.cause instanceof Error ? error.cause : undefined
  const isQuery = error.name === 'DrizzleQueryError' || error.message.startsWith('Failed query')
  const message = isQuery ? (cause?.message ?? 'A query failed.') : error.message
  return { error: message, stack: stackOf(isQuery && cause ? cause : error) }
}

function stackOf({ stack = '' }: Error) {
  return stack
    .split('\n')
    .filter((line) => line.trimStart().startsWith('at '))
    .slice(0, 12)
    .map((line) => line.trim())
}

function jsonLine(level: Level, message: string, fields: LogFields) {
  const line = hideSecrets({ message, ...fields }) as LogFields
  return `${JSON.stringify({ time: new Date().toISOString(), level, ...line })}\n`
}

function readableLine(level: Level, message: string, { stack, ...fields }: LogFields) {
  const details = Object.entries(fields).map(([name, value]) => ` ${name}=${plain(value)}`)
  const trace = Array.isArray(stack) ? stack.map((line) => `\n    ${line}`).join('') : ''
  return `${level === 'info' ? '' : `${level}: `}${message}${details.join('')}${trace}\n`
}

function plain(value: unknown) {
  return typeof value === 'string' ? value : JSON.stringify(value)
}

function toStandardOutput(line: string) {
  process.stdout.write(line)
}
