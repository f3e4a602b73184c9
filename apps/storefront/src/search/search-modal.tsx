import { useQuery } from '@tanstack/react-query'
import { useStoreSource } from '@vitrine/sections/store-context.ts'
import { storeQuery, type StoreSource } from '@vitrine/sections/store-queries.ts'
import { useState, type SubmitEvent } from 'react'
import { Dialog } from '../dialog/dialog.tsx'
import styles from './search-modal.module.css'
import { SearchPaging } from './search-paging.tsx'
import { SearchResult, SearchSkeletons } from './search-result.tsx'

const pageSize = 16

interface SearchModalProps {
  /** What the shopper typed before the modal opened. */
  term: string
  onClosed: () => void
}

export function SearchModal({ term: firstTerm, onClosed }: SearchModalProps) {
  const [term, setTerm] = useState(firstTerm.trim())
  const [pageNumber, setPageNumber] = useState(0)

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const typed = new FormData(event.currentTarget).get('term')
    setTerm(typeof typed === 'string' ? typed.trim() : '')
    setPageNumber(0)
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
              />
              <button type="submit" className="button">
                Search
              </button>
            </form>
          </search>
          <div className={styles.results}>
            {term ? (
              <Results term={term} pageNumber={pageNumber} onPage={setPageNumber} onOpen={close} />
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
  pageNumber: number
  onPage: (pageNumber: number) => void
  onOpen: () => void
}

function Results({ term, pageNumber, onPage, onOpen }: ResultsProps) {
  const source = useStoreSource()
  const { data, error, refetch, isFetching } = useQuery(searchQuery(source, term, pageNumber))
  if (error && !isFetching) {
    return (
      <div role="alert" className={styles.note}>
        <p>Error: {error.message}</p>
        <button type="button" className="button" onClick={() => void refetch()}>
          Retry
        </button>
      </div>
    )
  }
  if (!data || isFetching) return <SearchSkeletons />
  if (data.content.length === 0) return <p className={styles.note}>No products found</p>
  return (
    <>
      <ul className={styles.grid}>
        {data.content.map((product) => (
          <SearchResult key={product.id} product={product} onOpen={onOpen} />
        ))}
      </ul>
      <SearchPaging pageNumber={pageNumber} totalPages={data.totalPages} onPage={onPage} />
    </>
  )
}

function searchQuery({ calls, store: { storeId } }: StoreSource, name: string, pageNumber: number) {
  return storeQuery(['search', name, pageNumber], () =>
    calls.products.fetchSearchedProducts({ storeId, name, pageNumber, pageSize }),
  )
}
