import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { StoreQuery } from '@vitrine/sections/kit/store-queries.ts'

export type ReadOnce = <Data>(query: StoreQuery<Data>) => Promise<Data>

/**
 * Reads each query once into the client. `fetchQuery` adds a getter to an object per fetch, for
 * which V8 creates a hidden class that retains the whole request until a full garbage collection
 * (decision 007).
 */
export function createReadOnce(client: QueryClient): ReadOnce {
  const underway = new Map<string, Promise<unknown>>()
  return async <Data>(query: StoreQuery<Data>) => {
    const cached = client.getQueryData<Data>(query.queryKey)
    if (cached !== undefined) return cached
    const name = hashKey(query.queryKey)
    const known = underway.get(name) ?? readInto(client, query)
    underway.set(name, known)
    return (await known) as Data
  }
}

async function readInto<Data>(client: QueryClient, { queryKey, queryFn }: StoreQuery<Data>) {
  try {
    return client.setQueryData<Data>(queryKey, await queryFn())
  } catch (error) {
    const query = client.getQueryCache().build(client, { queryKey })
    query.setState({ status: 'error', error: error as Error })
    throw error
  }
}
