import type { ListingQuery } from '@vitrine/commerce/catalogue/listing-query.ts'
import styles from './listing.module.css'
import { SortSelect } from './sort-select.tsx'
import { filterFormId } from './use-apply-filters.ts'

interface ToolbarProps {
  path: string
  query: ListingQuery
  total: number
  onNavigate: (address: string) => void
}

export function Toolbar({ path, query, total, onNavigate }: ToolbarProps) {
  return (
    <div className={styles.toolbar}>
      <output className={styles.total}>{`${total} ${total === 1 ? 'product' : 'products'}`}</output>
      <button
        type="button"
        className={`button button-secondary ${styles.open}`}
        popoverTarget={filterFormId}
      >
        Filters
      </button>
      <SortSelect path={path} sort={query.sort} onNavigate={onNavigate} />
    </div>
  )
}
