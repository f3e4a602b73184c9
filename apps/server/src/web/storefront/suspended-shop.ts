import type { HostStore } from '../../platform/host-store.ts'
import { plainAnswer } from '../../platform/http/plain-answer.ts'

/** Paths that a store without visitors still serves: unsubscribing, and placed orders. */
export const answeredInBreak = /^\/(?:newsletter\/|checkout\/thank-you\/)/

/** Files of the storefront itself, which the pages of placed orders need. */
const ownFiles = /^\/assets\//

/**
 * Answers every other path of a suspended store; undefined for one that is not suspended. The page
 * is neutral: it tells neither who suspended the store nor why.
 */
export async function answerSuspended(
  request: Request,
  { status }: HostStore,
): Promise<Response | undefined> {
  if (status !== 'suspended') return undefined
  const { pathname } = new URL(request.url)
  if (answeredInBreak.test(pathname) || ownFiles.test(pathname)) return undefined
  return await plainAnswer(503, 'This shop is unavailable', 'Please come back later.', {
    'referrer-policy': 'no-referrer',
    'retry-after': '86400',
  })
}
