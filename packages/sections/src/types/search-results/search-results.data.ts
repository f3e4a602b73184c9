import { storeQuery, type StoreQueries, type StoreSource } from '../../kit/store-queries.ts'

const resultsOnPage = 16

interface ResultsQuery {
  term: string
  page: number
}

/** Shared by the component and the prefetch, so that both use the same key. */
export function resultsQuery(
  { term: name, page }: ResultsQuery,
  { calls, store: { storeId } }: StoreSource,
) {
  const pageNumber = Number.isInteger(page) && page > 0 && page <= 10_000 ? page : 0
  const input = { storeId, name, pageNumber, pageSize: resultsOnPage }
  return storeQuery(['searchResults', input], () => calls.products.fetchSearchedProducts(input))
}

export const searchResultsQueries: StoreQueries<ResultsQuery> = (props, source) =>
  props.term ? [resultsQuery(props, source)] : []
