import type { ApiClient } from '@vitrine/contract/contract.ts'
import { clientWith } from './client-with.ts'
import { fetchQuietly, fetchWithToasts } from './fetch-with-toasts.ts'

export const api: ApiClient = clientWith(fetchWithToasts)

/** Shows no toasts except for missing permissions; callers report other errors. */
export const quietApi: ApiClient = clientWith(fetchQuietly)
