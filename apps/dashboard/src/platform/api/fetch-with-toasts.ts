import { refusals } from '@vitrine/contract/call/refusal.ts'
import { showFailure } from '../toast.ts'
import { noteAnswer } from './reachability.ts'
import { proveOnce } from './prove-once.ts'
import { nameStore } from './store-of-window.ts'

const proofNeeded: number = refusals.proof_needed.status

/** Shows a toast for 401, 403 and network errors of every call. */
export async function fetchWithToasts(request: Request): Promise<Response> {
  const response = await fetchQuietly(request).catch((failure: Error) => {
    if (!request.signal.aborted) showFailure(`An unexpected error occurred: ${failure.message}`)
    throw failure
  })
  await noteAnswer(response)
  if (response.status === 401) showFailure(await errorOf(response))
  return response
}

/** Shows a toast for a missing permission only; the caller reports the rest. */
export async function fetchQuietly(request: Request): Promise<Response> {
  nameStore(request)
  // A body can be sent once, and a call may have to be repeated.
  const again = request.method === 'GET' ? request : request.clone()
  const first = await fetch(request, { credentials: 'same-origin' })
  const isRepeated = first.status === proofNeeded && (await proveOnce())
  const response = isRepeated ? await fetch(again, { credentials: 'same-origin' }) : first
  if (response.status === 403) showFailure(`Error 403: ${await errorOf(response)}`)
  return response
}

async function errorOf(response: Response): Promise<string> {
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => undefined)
  const hasError = typeof body === 'object' && body !== null && 'error' in body
  return hasError && typeof body.error === 'string' ? body.error : response.statusText
}
