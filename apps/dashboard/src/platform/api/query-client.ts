import {
  hashKey,
  MutationCache,
  QueryCache,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query'
import { showFailure } from '../toast.ts'
import { calls } from './calls.ts'
import { messageOf } from './message-of.ts'
import { isUnreachable, retryWait } from './reachability.ts'
import { isRefused, statusOf } from './refused.ts'
import { announceSessionEnded } from './session-ended.ts'

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      /** The form shows refusals itself, so they get no toast. */
      showsRefusals?: boolean
    }
  }
}

/** Retries for a minute or more: waiting visibly is better than giving up. */
const maxTries = 30

export const queryClient: QueryClient = new QueryClient({
  queryCache: new QueryCache({ onError: checkAuthAgain }),
  mutationCache: new MutationCache({
    onError(error, _variables, _result, mutation) {
      checkAuthAgain(error)
      if (!mutation.meta?.showsRefusals && !wasAnnounced(error)) showFailure(messageOf(error))
    },
  }),
  defaultOptions: {
    queries: {
      staleTime: 10_000,
      retry: (count, error) =>
        isUnreachable(error) ? count < maxTries : count < 2 && mayPass(error),
      retryDelay: (count, error) =>
        isUnreachable(error) ? retryWait() : Math.min(1000 * 2 ** count, 30_000),
    },
  },
})

/**
 * Refetches mounted queries of these calls now, the rest when next used. The answer to a request
 * that is under way may be older than the change, so it is not used.
 */
export async function refresh(...loaded: readonly { key: () => QueryKey }[]): Promise<void> {
  await Promise.all(
    loaded.map(async (each) => {
      const queryKey = each.key()
      await queryClient.cancelQueries({ queryKey })
      await queryClient.invalidateQueries({ queryKey })
    }),
  )
}

/** Clears the cache except this key: one store's or owner's data must not be shown to the next. */
export function removeAllExcept(key: QueryKey): void {
  const cachedKey = hashKey(key)
  queryClient.removeQueries({ predicate: ({ queryHash }) => queryHash !== cachedKey })
}

// A session can end at any time: the protected layout then redirects to sign-in.
function checkAuthAgain(error: Error) {
  const isSignedOut = isRefused(error) && error.data.code === 'not_signed_in'
  const known = queryClient.getQueryState(calls.auth.checkAuth.queryKey())
  if (isSignedOut && known?.status === 'success' && !announceSessionEnded())
    void refresh(calls.auth.checkAuth)
}

/** 401, 403 and network errors already showed a toast. */
function wasAnnounced(error: Error): boolean {
  const status = statusOf(error)
  return status === undefined || status === 401 || status === 403
}

function mayPass(error: Error): boolean {
  return (statusOf(error) ?? 0) >= 500
}
