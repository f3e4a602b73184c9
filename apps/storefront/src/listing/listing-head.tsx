import {
  isFiltered,
  listingSorts,
  type ListingQuery,
} from '@vitrine/commerce/catalogue/listing-query.ts'
import { Head } from '../layout/head.tsx'
import { listingPath } from './listing-path.ts'

interface ListingHeadProps {
  title: string
  description: string
  image?: string | null
  path: string
  query: ListingQuery
}

/** Search engines keep each page of a listing once: as the shop arranges it, with everything. */
export function ListingHead({ path, query, ...head }: ListingHeadProps) {
  const isAsArranged = query.sort === listingSorts[0] && !isFiltered(query)
  return (
    <Head
      {...head}
      path={isAsArranged ? listingPath(path, query) : path}
      robots={isAsArranged ? undefined : 'noindex, follow'}
    />
  )
}
