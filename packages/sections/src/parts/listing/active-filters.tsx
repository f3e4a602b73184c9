import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { isFiltered, type ListingQuery } from '@vitrine/commerce/catalogue/listing-query.ts'
import { Icon } from '../icon.tsx'
import { useStore } from '../../kit/store-context.ts'
import styles from './active-filters.module.css'
import { listingPath } from './listing-path.ts'
import { withoutFilters } from './without-filters.ts'

interface ActiveFiltersProps {
  path: string
  query: ListingQuery
}

export function ActiveFilters({ path, query }: ActiveFiltersProps) {
  const { currency } = useStore()
  if (!isFiltered(query)) return null
  return (
    <ul className={styles.filters} aria-label="Active filters">
      {chipsOf(query, currency).map(({ label, changes }) => (
        <li key={label}>
          <a
            href={listingPath(path, query, changes)}
            className={styles.chip}
            aria-label={`Remove filter ${label}`}
          >
            <span className={styles.label}>{label}</span>
            <Icon name="close" />
          </a>
        </li>
      ))}
      <li>
        <a href={withoutFilters(path, query)} className={styles.clear}>
          Clear all
        </a>
      </li>
    </ul>
  )
}

interface Chip {
  label: string
  changes: Partial<ListingQuery>
}

function chipsOf(query: ListingQuery, currency: string): Chip[] {
  const { minPrice, maxPrice, inStock, attributes } = query
  const price = priceLabel(minPrice, maxPrice, (amount) => formatPrice(amount, currency))
  return [
    ...(price ? [{ label: price, changes: { minPrice: undefined, maxPrice: undefined } }] : []),
    ...(inStock ? [{ label: 'In stock', changes: { inStock: false } }] : []),
    ...attributes.map((attribute) => ({
      label: `${attribute.name}: ${attribute.value}`,
      changes: { attributes: attributes.filter((each) => each !== attribute) },
    })),
  ]
}

function priceLabel(
  min: number | undefined,
  max: number | undefined,
  format: (amount: number) => string,
) {
  if (min !== undefined && max !== undefined) return `${format(min)} to ${format(max)}`
  if (min !== undefined) return `From ${format(min)}`
  return max === undefined ? '' : `Up to ${format(max)}`
}
