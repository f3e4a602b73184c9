import type { ProductCard as Product } from '@vitrine/contract/product.ts'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { SectionBox } from '../section-box.tsx'
import { useInline } from '../section-mode.ts'
import { useStoreSource } from '../store-context.ts'
import { deviceVars, oneOf, type StyleVars } from '../style-vars.ts'
import { cssSize } from '../values/css-size.ts'
import type { ProductListProps } from './card-settings.ts'
import { listVars } from './list-vars.ts'
import { productListQuery } from './product-list.data.ts'
import styles from './product-list.module.css'

const styling = oneOf(['plain', 'card', 'outlined'])

interface ListProps {
  id: string
  props: ProductListProps
  vars: StyleVars
  /** What the specification has shoppers read before the message of a failure. */
  errorPrefix: string
  /** Beside the title, for example arrows. */
  children: (products: Product[] | undefined) => ReactNode
}

/** The frame of every list of products: title, then skeletons, a failure, nothing, or products. */
export function ProductList({ id, props, vars, errorPrefix, children }: ListProps) {
  const look = styling(props.styling)
  const { data, error, refetch } = useQuery(productListQuery(props, useStoreSource()))
  return (
    <SectionBox id={id} box={props} className={look && styles[look]} vars={listVars(props, vars)}>
      <div className={styles.inner}>
        <Title {...props} />
        {error ? (
          <Failure message={`${errorPrefix}${error.message}`} onRetry={() => void refetch()} />
        ) : data?.length === 0 ? (
          <p className={styles.note}>There are no products here yet.</p>
        ) : (
          children(data)
        )}
      </div>
    </SectionBox>
  )
}

function Title({ title, titleSize }: ProductListProps) {
  const inline = useInline()
  // The names of the products are headings of the third level, and no level may be left out.
  if (!title) return <h2 className="visually-hidden">Products</h2>
  return (
    <h2
      className={styles.title}
      style={deviceVars('size', titleSize, cssSize)}
      {...inline('title')}
    >
      {title}
    </h2>
  )
}

function Failure({ message, onRetry }: { message: string; onRetry: () => void }) {
  return (
    <div role="alert" className={styles.note}>
      <p>{message}</p>
      <button type="button" className="button button-secondary" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}
