import type { QueryClient } from '@tanstack/react-query'
import type { StoreSource } from '@vitrine/sections/kit/store-queries.ts'
import type { ReadOnce } from '../calls/read-once.ts'

/** A page that is asked for, while the server reads what it shows. */
export interface Visit {
  client: QueryClient
  read: ReadOnce
  source: StoreSource
  /** The slug or the token of the address. */
  key: string
  url: URL
  /** Why sections of it have no data: they ask for it again in the browser. */
  gaps: unknown[]
}

export interface FoundPage {
  status: 200 | 301 | 404 | 410
  location?: string
}

export const found: FoundPage = { status: 200 }
export const missing: FoundPage = { status: 404 }

export function missingOr(answer: null | false): FoundPage {
  return answer === false ? { status: 410 } : missing
}

export function moved({ url }: Visit, path: string): FoundPage {
  // A header takes no letters beyond ASCII.
  return { status: 301, location: new URL(path, url).pathname + url.search }
}
