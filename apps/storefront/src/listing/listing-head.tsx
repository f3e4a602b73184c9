import {
  isFiltered,
  listingSorts,
  type ListingQuery,
} from '@vitrine/commerce/catalogue/listing-query.ts'
import { Head } from '../layout/head.tsx'
import { listingPath } from '@vitrine/sections/parts/listing/listing-path.ts'

interface ListingHeadProps {
  title: string
  description: string
  image?: string | null
  path: string
  query: ListingQuery
}

/** Canonical URLs drop filters and sorting. */
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
