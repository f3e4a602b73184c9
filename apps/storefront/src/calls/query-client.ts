import { QueryClient, type QueryKey } from '@tanstack/react-query'

/** Query results, in an order that does not depend on which was read first. */
export type Answers = (readonly [QueryKey, unknown])[]

/** Caches for the whole visit; a new document has fresh data. */
export function createQueryClient(answers: Answers = []): QueryClient {
  const client = new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        gcTime: Infinity,
        retry: false,
        networkMode: 'always',
        refetchOnMount: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
      },
    },
  })
  for (const [key, data] of answers) client.setQueryData(key, data)
  return client
}

export function answersOf(client: QueryClient): Answers {
  return client
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.data !== undefined)
    .toSorted((a, b) => (a.queryHash < b.queryHash ? -1 : 1))
    .map(({ queryKey, state }) => [queryKey, state.data] as const)
}
