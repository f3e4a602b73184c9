import type { ProductCard as Product } from '@vitrine/contract/catalogue/product.ts'
import type { ReactNode } from 'react'
import { useStoreSource } from '../../kit/store-context.ts'
import { StoreList } from '../store-list/store-list.tsx'
import { oneOf, type StyleVars } from '../../kit/style-vars.ts'
import type { ProductListProps } from './card-settings.ts'
import { listVars } from './list-vars.ts'
import { productListQuery } from './product-list.data.ts'
import styles from './product-list.module.css'

const styling = oneOf(['plain', 'card', 'outlined'])

interface ListProps {
  id: string
  props: ProductListProps
  vars: StyleVars
  countIfUnset: number
  errorPrefix: string
  children: (products: Product[] | undefined) => ReactNode
}

export function ProductList({ id, props, vars, countIfUnset, errorPrefix, children }: ListProps) {
  const look = styling(props.styling)
  return (
    <StoreList
      id={id}
      props={props}
      name="Products"
      className={look && styles[look]}
      vars={listVars(props, vars)}
      query={productListQuery(props, useStoreSource(), countIfUnset)}
      errorPrefix={errorPrefix}
      empty="There are no products here yet."
    >
      {children}
    </StoreList>
  )
}
