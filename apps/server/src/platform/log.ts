import { createRequire } from 'node:module'
import pino, { type DestinationStream } from 'pino'
import type pretty from 'pino-pretty'
import { hideInText, hideSecrets } from './hide-secrets.ts'
import { factsNow } from './request-facts.ts'

export type LogFields = Record<string, unknown>

export interface Log {
  info(message: string, fields?: LogFields): void
  warn(message: string, fields?: LogFields): void
  error(message: string, fields?: LogFields): void
}

interface LogOptions {
  /** JSON is for files and collectors, so secrets are hidden; other lines are for a terminal. */
  json: boolean
  write?: (line: string) => void
}

export function createLog({ json, write }: LogOptions): Log {
  const output = write ? { write } : standardOutput()
  const logger = pino(
    {
      base: null,
      messageKey: 'message',
      timestamp: pino.stdTimeFunctions.isoTime,
      mixin: factsOfLine,
      formatters: {
        level: (level) => ({ level }),
        ...(json && { log: (fields) => hideSecrets(fields) as LogFields }),
      },
    },
    json ? output : readable(output, { colorize: !write && process.stdout.isTTY }),
  )
  const shown = json ? hideInText : String
  return {
    info: (message, fields) => logger.info(fields ?? {}, shown(message)),
    warn: (message, fields) => logger.warn(fields ?? {}, shown(message)),
    error: (message, fields) => logger.error(fields ?? {}, shown(message)),
  }
}

function factsOfLine(): LogFields {
  const { requestId, storeId, span } = factsNow() ?? {}
  const { traceId, spanId } = span?.spanContext() ?? {}
  return { requestId, storeId, traceId, spanId }
}

/** Written at once, so that no line is lost at the end of the process. */
function standardOutput(): DestinationStream {
  const output = pino.destination({ dest: 1, sync: true })
  // A full disk costs lines, never the process.
  output.on('error', () => {})
  return output
}

/** Without the development packages, lines stay JSON. */
function readable(output: DestinationStream, { colorize }: { colorize: boolean }) {
  const require = createRequire(import.meta.url)
  try {
    const { prettyFactory } = require('pino-pretty') as typeof pretty
    const line = prettyFactory({ colorize, ignore: 'time', messageKey: 'message' })
    return { write: (json: string) => output.write(line(json)) }
  } catch {
    return output
  }
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
