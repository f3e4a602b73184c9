import type { ListingSort } from '@vitrine/commerce/catalogue/listing-query.ts'
import styles from './listing.module.css'
import { filterFormId, useApplyFilters } from './use-apply-filters.ts'

const labels: Record<ListingSort, string> = {
  featured: 'Featured',
  'best-selling': 'Best selling',
  newest: 'Newest',
  price: 'Price, low to high',
  'price-desc': 'Price, high to low',
  name: 'Name',
}

interface SortSelectProps {
  path: string
  sort: ListingSort
  onNavigate: (address: string) => void
}

/** Belongs to the filter form, so that neither loses the other. */
export function SortSelect({ path, sort, onNavigate }: SortSelectProps) {
  const apply = useApplyFilters(path, onNavigate)
  return (
    <div className={styles.sort}>
      <label htmlFor="sort">Sort by</label>
      <select
        id="sort"
        name="sort"
        form={filterFormId}
        value={sort}
        onChange={({ target }) => apply(target.form)}
      >
        {Object.entries(labels).map(([value, label]) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <noscript>
        <button type="submit" form={filterFormId} className="button button-secondary">
          Sort
        </button>
      </noscript>
    </div>
  )
}
