import { useQuery } from '@tanstack/react-query'
import { searchPath } from '@vitrine/commerce/text/search-path.ts'
import type { ProductCard as ProductCardOf } from '@vitrine/contract/catalogue/product.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { useStoreSource } from '../../kit/store-context.ts'
import grid from '../../parts/product-card/card-grid.module.css'
import { CardSkeleton } from '../../parts/product-card/card-skeleton.tsx'
import { ProductCard } from '../../parts/product-card/product-card.tsx'
import { SectionBox } from '../../parts/section-box.tsx'
import { resultsQuery } from './search-results.data.ts'
import styles from './search-results.module.css'
import type { SearchResultsProps, searchResultsSchema } from './search-results.schema.ts'

/** A form and links: it works without JavaScript. */
export function SearchResults({ id, props }: SectionProps<typeof searchResultsSchema>) {
  const { term } = props
  return (
    <SectionBox id={id} box={{}} className={styles.search}>
      <search>
        <form action="/search" className={styles.form}>
          <input
            name="q"
            type="search"
            aria-label="Search for products"
            placeholder="What are you looking for?"
            defaultValue={term}
            key={term}
            maxLength={150}
          />
          <button className="button">Search</button>
        </form>
      </search>
      {term ? <Results {...props} /> : <p>Please enter a search term and press Search.</p>}
    </SectionBox>
  )
}

function Results(props: Pick<SearchResultsProps, 'term' | 'page'>) {
  const { data, error, refetch } = useQuery(resultsQuery(props, useStoreSource()))
  if (error)
    return (
      <div role="alert">
        <p>Error: {error.message}</p>
        <button type="button" className="button" onClick={() => void refetch()}>
          Retry
        </button>
      </div>
    )
  if (data && !data.content.length) return <p>No products found</p>
  return (
    <>
      {data && <h2 className={styles.count}>{countOf(data.totalElements)}</h2>}
      <Cards products={data?.content} />
      {data && <Pages {...props} totalPages={data.totalPages} />}
    </>
  )
}

const look = { showRating: false, showAddToCart: false }

function Cards({ products }: { products: readonly ProductCardOf[] | undefined }) {
  return (
    <ul className={`${grid.grid} ${styles.cards}`}>
      {products
        ? products.map((product, index) => (
            <li key={product.id}>
              <ProductCard
                product={product}
                look={look}
                eager={index < 4}
                sizes="(max-width: 767px) 50vw, 320px"
              />
            </li>
          ))
        : Array.from({ length: 8 }, (_, index) => (
            <li key={index}>
              <CardSkeleton {...look} />
            </li>
          ))}
    </ul>
  )
}

function Pages({ term, page, totalPages }: { term: string; page: number; totalPages: number }) {
  if (totalPages < 2) return null
  return (
    <nav className={styles.pages} aria-label="Pages of results">
      {page > 0 && (
        <a rel="prev" href={searchPath(term, page - 1)} className="button button-secondary">
          Previous
        </a>
      )}
      <span aria-current="page">
        Page {page + 1} of {totalPages}
      </span>
      {page + 1 < totalPages && (
        <a rel="next" href={searchPath(term, page + 1)} className="button button-secondary">
          Next
        </a>
      )}
    </nav>
  )
}

const countOf = (total: number) => (total === 1 ? '1 product found' : `${total} products found`)
