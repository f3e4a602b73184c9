import { hashKey, type QueryClient } from '@tanstack/react-query'
import type { StoreQuery } from '@vitrine/sections/kit/store-queries.ts'

export type ReadOnce = <Data>(query: StoreQuery<Data>) => Promise<Data>

/**
 * Reads what a page is rendered from into the client, each query once. `fetchQuery` does the same,
 * but writes a getter onto an object of every fetch: V8 then makes a hidden class for each, and keeps
 * the whole request with it until it next looks through all of the memory (decision 007).
 */
export function createReadOnce(client: QueryClient): ReadOnce {
  const underway = new Map<string, Promise<unknown>>()
  return async <Data>(query: StoreQuery<Data>) => {
    const held = client.getQueryData<Data>(query.queryKey)
    if (held !== undefined) return held
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
