import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import { CallError } from './call-error.ts'
import { callTable, type Wire } from './call-table.ts'
import { showToast } from '../shell/toasts/toasts.ts'

const timeout = 15_000
const table: Record<string, Record<string, Wire | undefined> | undefined> = callTable

/** Input of `placeOrder`; every other call sends its input as query or body. */
interface DetailedInput {
  headers: Record<string, string>
  body: object
}

/** Minimal HTTP client without validation: the server checks requests and responses. */
export async function sendCall(group: string, name: string, input: object): Promise<unknown> {
  const wire = table[group]?.[name]
  if (!wire) throw new Error(`There is no call ${group}.${name}.`)
  const [method, path] = wire
  if (method === 'GET') return await send(`${path}?${queryOf(input)}`, { method })
  const { headers, body } = isDetailed(input) ? input : { headers: {}, body: input }
  return await send(path, {
    method,
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
}

function isDetailed(input: object): input is DetailedInput {
  return 'headers' in input && 'body' in input
}

function queryOf(input: object): string {
  const fields = Object.entries(input).flatMap(([name, value]) => fieldsOf(name, value as Field))
  return new URLSearchParams(fields).toString()
}

type Field = string | number | boolean | object | null | undefined

/** Encodes nested values by field, as `attributes[0][name]`. */
function fieldsOf(name: string, value: Field): [string, string][] {
  if (value === undefined) return []
  if (typeof value !== 'object' || value === null) return [[name, String(value)]]
  return Object.entries(value).flatMap(([key, each]) => fieldsOf(`${name}[${key}]`, each as Field))
}

async function send(path: string, init: RequestInit): Promise<unknown> {
  const response = await answerTo(path, init)
  if (response.ok) return await bodyOf(response)
  throw refused(response, await response.json().catch(() => undefined))
}

async function answerTo(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api${path}`, { ...init, signal: AbortSignal.timeout(timeout) })
  } catch (failure) {
    throw unanswered(failure)
  }
}

/** Treats a truncated or non-JSON response, as from a proxy, as no response. */
async function bodyOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch (failure) {
    throw unanswered(failure)
  }
}

function unanswered(failure: unknown): CallError {
  const reason = failure instanceof Error ? failure.message : String(failure)
  showToast(`An unexpected error occurred: ${reason}`, 'error')
  return new CallError(0, { code: 'no_response', error: 'The shop could not be reached.' })
}

function refused({ status, statusText }: Response, body: unknown): CallError {
  const { error: message, code = 'internal', ...rest } = (body ?? {}) as Partial<RefusalBody>
  // Proxies answer in other formats, and HTTP/2 has no status text.
  const error =
    (typeof message === 'string' && message) || statusText || `The shop answered ${status}.`
  if (status === 401) showToast(error, 'error')
  if (status === 403) showToast(`Error 403: ${error}`, 'error')
  return new CallError(status, { ...rest, error, code })
}
