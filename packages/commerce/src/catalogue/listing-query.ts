/** All sort orders for shoppers; the first is the default. */
export const listingSorts = [
  'featured',
  'best-selling',
  'newest',
  'price',
  'price-desc',
  'name',
] as const
export type ListingSort = (typeof listingSorts)[number]

export interface ChosenAttribute {
  name: string
  value: string
}

/** Filters in the URL of a shop page or a collection. */
export interface ListingQuery {
  sort: ListingSort
  /** Major units of the store's currency, inclusive. */
  minPrice: number | undefined
  maxPrice: number | undefined
  inStock: boolean
  attributes: readonly ChosenAttribute[]
  /** Zero-based; URLs count from 1. */
  pageNumber: number
}

export const maxAttributes = 20
export const maxPages = 10_000
const longestText = 60
const maxMoney = 1_000_000_000
const attributePrefix = 'attr.'

/** Parses a URL; unknown sorts, filters and pages are ignored. */
export function readListingQuery(search: URLSearchParams): ListingQuery {
  const [minPrice, maxPrice] = inOrder(amountOf(search.get('min')), amountOf(search.get('max')))
  return {
    sort: listingSorts.find((sort) => sort === search.get('sort')) ?? listingSorts[0],
    minPrice: minPrice || undefined,
    maxPrice,
    inStock: search.get('stock') === 'in',
    attributes: attributesOf(search),
    pageNumber: pageNumberOf(search.get('page')),
  }
}

/** Writes the canonical query, with its `?`; empty if everything is default. */
export function writeListingQuery(query: ListingQuery): string {
  const { sort, minPrice, maxPrice, inStock, attributes, pageNumber } = query
  const search = new URLSearchParams()
  if (sort !== listingSorts[0]) search.set('sort', sort)
  if (minPrice !== undefined) search.set('min', String(minPrice))
  if (maxPrice !== undefined) search.set('max', String(maxPrice))
  if (inStock) search.set('stock', 'in')
  for (const { name, value } of attributes) search.append(attributePrefix + name, value)
  if (pageNumber > 0) search.set('page', String(pageNumber + 1))
  return search.size ? `?${search.toString()}` : ''
}

/** Reports filtered pages: their number of URLs is unlimited, so crawlers should skip them. */
export function isFiltered({ minPrice, maxPrice, inStock, attributes }: ListingQuery): boolean {
  return minPrice !== undefined || maxPrice !== undefined || inStock || attributes.length > 0
}

export function attributeField(name: string): string {
  return attributePrefix + name
}

function attributesOf(search: URLSearchParams): ChosenAttribute[] {
  const chosen = new Map<string, ChosenAttribute>()
  for (const [field, given] of search) {
    if (!field.startsWith(attributePrefix)) continue
    const name = field.slice(attributePrefix.length).trim()
    const value = given.trim()
    if (isText(name) && isText(value)) chosen.set(`${name}\n${value}`, { name, value })
    if (chosen.size === maxAttributes) break
  }
  return [...chosen].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, attribute]) => attribute)
}

function isText(text: string): boolean {
  return text.length > 0 && text.length <= longestText && !/\p{Cc}/u.test(text)
}

function amountOf(given: string | null): number | undefined {
  // Many countries write a decimal comma.
  if (!given || !/^\d{1,10}(?:[.,]\d{1,4})?$/.test(given)) return undefined
  const amount = Number(given.replace(',', '.'))
  return amount <= maxMoney ? amount : undefined
}

/** Swaps reversed ends of a range. */
function inOrder(min: number | undefined, max: number | undefined) {
  return min !== undefined && max !== undefined && min > max ? [max, min] : [min, max]
}

function pageNumberOf(given: string | null): number {
  const page = given && /^\d{1,5}$/.test(given) ? Number(given) : 1
  return page > 1 && page <= maxPages ? page - 1 : 0
}
