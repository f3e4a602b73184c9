import { pageWindow } from './page-window.ts'
import styles from './search-modal.module.css'

interface SearchPagingProps {
  /** From 0; shown from 1. */
  pageNumber: number
  totalPages: number
  onPage: (pageNumber: number) => void
}

export function SearchPaging({ pageNumber, totalPages, onPage }: SearchPagingProps) {
  return (
    <nav className={styles.paging} aria-label="Pages of results">
      <button type="button" disabled={pageNumber === 0} onClick={() => onPage(pageNumber - 1)}>
        Prev
      </button>
      {pageWindow(pageNumber, totalPages).map((each) => (
        <button
          key={each}
          type="button"
          aria-label={`Page ${each + 1}`}
          aria-current={each === pageNumber ? 'page' : undefined}
          onClick={() => onPage(each)}
        >
          {each + 1}
        </button>
      ))}
      <button
        type="button"
        disabled={pageNumber >= totalPages - 1}
        onClick={() => onPage(pageNumber + 1)}
      >
        Next
      </button>
    </nav>
  )
}
