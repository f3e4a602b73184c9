import type { QueryClient } from '@tanstack/react-query'
import type { StoreSource } from '@vitrine/sections/kit/store-queries.ts'
import type { ReadOnce } from '../calls/read-once.ts'

export interface Visit {
  client: QueryClient
  read: ReadOnce
  source: StoreSource
  key: string
  url: URL
  /** Errors of sections without data; they refetch in the browser. */
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
  // Encodes the path: headers are ASCII.
  return { status: 301, location: new URL(path, url).pathname + url.search }
}
