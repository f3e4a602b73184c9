import { AsyncLocalStorage } from 'node:async_hooks'
import type { Span } from '@opentelemetry/api'

/** What the log and traces add to whatever happens during a request or a piece of due work. */
export interface RequestFacts {
  requestId?: string
  storeId?: string
  span?: Span | undefined
}

const facts = new AsyncLocalStorage<RequestFacts>()

/** The facts may be completed later: the store is known only after its host was looked up. */
export function withFacts<Result>(of: RequestFacts, work: () => Result): Result {
  return facts.run(of, work)
}

/** Once the store of the current request is known. */
export function noteStore(storeId: string): void {
  const current = facts.getStore()
  if (current) current.storeId = storeId
}

export function factsNow(): RequestFacts | undefined {
  return facts.getStore()
}
