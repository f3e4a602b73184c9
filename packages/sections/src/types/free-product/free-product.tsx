import { useQuery } from '@tanstack/react-query'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { useContext, useMemo, type ReactNode } from 'react'
import { saleTermsQuery } from '../../kit/sale-terms-query.ts'
import { SectionModeContext } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { ServedHtmlContext } from '../../kit/served-html-context.ts'
import { useStoreSource } from '../../kit/store-context.ts'
import { deviceVars, oneOf, vars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { BlockSlot } from '../../parts/blocks/block-slot.tsx'
import { EmptySection } from '../../parts/empty-section.tsx'
import { ProductContext } from '../../parts/product-parts/product-context.ts'
import { ProductProvider } from '../../parts/product-parts/product-provider.tsx'
import { SectionBox } from '../../parts/section-box.tsx'
import { Failure } from '../../parts/store-list/failure.tsx'
import { featuredProductQuery } from '../featured-product/featured-product.data.ts'
import styles from './free-product.module.css'
import type { freeProductSchema } from './free-product.schema.ts'

type FreeProductProps = SectionProps<typeof freeProductSchema>

const align = oneOf(['left', 'center', 'right'])

/** On a page about a product, an empty choice is that product. */
export function FreeProduct(section: FreeProductProps) {
  const ofPage = useContext(ProductContext)
  if (ofPage && !section.props.product) return <Frame {...section} />
  return <ChosenProduct {...section} />
}

function ChosenProduct(section: FreeProductProps) {
  const { id, props } = section
  const source = useStoreSource()
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  const { data: product, error, refetch } = useQuery(featuredProductQuery(props, source))
  if (error)
    return (
      <SectionBox id={id} box={props}>
        <Failure message={`Error: ${error.message}`} onRetry={() => void refetch()} />
      </SectionBox>
    )
  if (product === null) {
    if (!isCanvas) return <EmptySection id={id} note="" />
    return <Frame {...section} note={noteOf(props)} />
  }
  if (!product)
    return (
      <SectionBox id={id} box={props}>
        <Skeleton />
      </SectionBox>
    )
  return (
    <WithProduct product={product}>
      <Frame {...section} />
    </WithProduct>
  )
}

function WithProduct({ product, children }: { product: Product; children: ReactNode }) {
  const { data: terms } = useQuery(saleTermsQuery(useStoreSource()))
  const isServed = useContext(ServedHtmlContext)
  const shown = useMemo(
    () => ({
      product,
      terms,
      // The canvas has no checkout.
      onBuyNow: () => isServed && location.assign('/checkout'),
    }),
    [product, terms, isServed],
  )
  return <ProductProvider shown={shown}>{children}</ProductProvider>
}

function Frame({ id, props, slot, note }: FreeProductProps & { note?: string }) {
  return (
    <SectionBox id={id} box={props}>
      {note && <p className="section-placeholder">{note}</p>}
      <BlockSlot
        id={id}
        layout={props}
        className={styles.inside}
        style={{
          ...deviceVars('align', props.textAlign, align),
          ...vars({ width: cssSize(props.maxWidth) }),
        }}
      >
        {slot}
      </BlockSlot>
    </SectionBox>
  )
}

function noteOf({ product }: FreeProductProps['props']): string {
  return product
    ? 'This product is no longer for sale, so shoppers see nothing here.'
    : 'The shop has no products yet, so shoppers see nothing here.'
}

function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  )
}
