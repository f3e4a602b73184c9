import type { RefusalBody } from '@vitrine/contract/refusal.ts'
import type { StoreCalls } from '@vitrine/sections/store-queries.ts'
import { CallError } from './call-error.ts'
import { callTable, type Wire } from './call-table.ts'
import { showToast } from './toasts/toasts.ts'

const timeout = 15_000

/** The API over HTTP, as small as it can be: what is sent and answered the server has checked. */
export function createFetchCalls(): StoreCalls {
  const groups = Object.entries(callTable).map(([group, calls]) => {
    const functions = Object.entries<Wire>(calls).map(([name, wire]) => [name, callOf(wire)])
    return [group, Object.fromEntries(functions) as unknown]
  })
  return Object.fromEntries(groups) as StoreCalls
}

/** What `placeOrder` is called with; every other call's input is its query or its body. */
interface DetailedInput {
  headers: Record<string, string>
  body: object
}

function callOf([method, path]: Wire) {
  return async (input: object): Promise<unknown> => {
    if (method === 'GET') return await send(`${path}?${queryOf(input)}`, { method })
    const { headers, body } =
      'headers' in input ? (input as DetailedInput) : { headers: {}, body: input }
    return await send(path, {
      method,
      headers: { ...headers, 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
  }
}

function queryOf(input: object): string {
  const set = Object.entries(input).filter(([, value]) => value !== undefined)
  return new URLSearchParams(set.map(([name, value]) => [name, String(value)])).toString()
}

async function send(path: string, init: RequestInit): Promise<unknown> {
  const response = await answerTo(path, init)
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok && body !== undefined) return body
  throw refused(response, body)
}

async function answerTo(path: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(`/api${path}`, { ...init, signal: AbortSignal.timeout(timeout) })
  } catch (failure) {
    const reason = failure instanceof Error ? failure.message : String(failure)
    showToast(`An unexpected error occurred: ${reason}`, 'error')
    throw new CallError(0, { code: 'no_response', error: 'The shop could not be reached.' })
  }
}

function refused({ status, statusText }: Response, body: unknown): CallError {
  const { error = statusText, code = 'internal', ...rest } = (body ?? {}) as Partial<RefusalBody>
  if (status === 401) showToast(error, 'error')
  if (status === 403) showToast(`Error 403: ${error}`, 'error')
  return new CallError(status, { ...rest, error, code })
}
