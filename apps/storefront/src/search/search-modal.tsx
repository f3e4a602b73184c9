import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { ProductCard } from '@vitrine/contract/catalogue/product.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { storeQuery, type StoreSource } from '@vitrine/sections/kit/store-queries.ts'
import { useRef, useState, type SubmitEvent } from 'react'
import { Dialog } from '../shell/dialog/dialog.tsx'
import styles from './search-modal.module.css'
import { SearchPaging } from './search-paging.tsx'
import { SearchResult, SearchSkeletons } from './search-result.tsx'

const pageSize = 16

interface SearchModalProps {
  term: string
  onClosed: () => void
}

export function SearchModal({ term: firstTerm, onClosed }: SearchModalProps) {
  const [search, setSearch] = useState({ term: firstTerm.trim(), attempt: 0 })

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('term')
    const term = typeof typed === 'string' ? typed.trim() : ''
    setSearch(({ attempt }) => ({ term, attempt: attempt + 1 }))
  }

  return (
    <Dialog title="Product Search" kind="modal" onClosed={onClosed}>
      {(close) => (
        <>
          <search>
            <form className={styles.form} onSubmit={handleSubmit}>
              <input
                name="term"
                type="search"
                aria-label="Search for products"
                placeholder="What are you looking for?"
                defaultValue={firstTerm}
                maxLength={200}
                data-focus-first
                onKeyDown={(event) => {
                  if (event.key !== 'Escape') return
                  // The browser would only clear the field.
                  event.preventDefault()
                  close()
                }}
              />
              <button type="submit" className="button">
                Search
              </button>
            </form>
          </search>
          <div className={styles.results}>
            {search.term ? (
              <Results key={search.attempt} term={search.term} onOpen={close} />
            ) : (
              <p className={styles.note}>Please enter a search term and press Search.</p>
            )}
          </div>
        </>
      )}
    </Dialog>
  )
}

interface ResultsProps {
  term: string
  onOpen: () => void
}

/** Mounting again retries a failed search. */
function Results({ term, onOpen }: ResultsProps) {
  const [pageNumber, setPageNumber] = useState(0)
  const { data, error, refetch, isPlaceholderData } = useQuery({
    ...searchQuery(useStoreSource(), term, pageNumber),
    // Preserves the page count while another page loads.
    placeholderData: keepPreviousData,
  })
  const isHere = data && !isPlaceholderData
  const top = useRef<HTMLOutputElement>(null)

  function handlePage(next: number) {
    setPageNumber(next)
    top.current?.parentElement?.scrollTo(0, 0)
  }

  if (error) {
    return (
      <div role="alert" className={styles.note}>
        <p>Error: {error.message}</p>
        <button type="button" className="button" onClick={() => void refetch()}>
          Retry
        </button>
      </div>
    )
  }
  return (
    <>
      <output ref={top} className="visually-hidden">
        {isHere ? summaryOf(data, pageNumber) : 'Searching'}
      </output>
      {isHere ? <ResultGrid products={data.content} onOpen={onOpen} /> : <SearchSkeletons />}
      {!!data?.totalPages && (
        <SearchPaging pageNumber={pageNumber} totalPages={data.totalPages} onPage={handlePage} />
      )}
    </>
  )
}

function ResultGrid({ products, onOpen }: { products: ProductCard[]; onOpen: () => void }) {
  if (products.length === 0) return <p className={styles.note}>No products found</p>
  return (
    <ul className={styles.grid}>
      {products.map((product) => (
        <SearchResult key={product.id} product={product} onOpen={onOpen} />
      ))}
    </ul>
  )
}

/** Announced to screen readers. */
function summaryOf({ totalElements, totalPages }: PageOf<ProductCard>, pageNumber: number) {
  if (totalElements === 0) return 'Nothing was found'
  const found = totalElements === 1 ? '1 product found' : `${totalElements} products found`
  return `${found}, page ${pageNumber + 1} of ${totalPages}`
}

function searchQuery({ calls, store: { storeId } }: StoreSource, name: string, pageNumber: number) {
  return storeQuery(['search', name, pageNumber], () =>
    calls.products.fetchSearchedProducts({ storeId, name, pageNumber, pageSize }),
  )
}
