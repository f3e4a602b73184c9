import { QueryClient, type QueryKey } from '@tanstack/react-query'

/** What a page was rendered from, in the order in which it was read. */
export type Answers = (readonly [QueryKey, unknown])[]

/** Within a visit nothing is fetched twice; a new document has the present state of the shop. */
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
    .map(({ queryKey, state }) => [queryKey, state.data] as const)
}
