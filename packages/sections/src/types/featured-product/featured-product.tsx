import { useQuery } from '@tanstack/react-query'
import type { Product } from '@vitrine/contract/catalogue/product.ts'
import { useContext } from 'react'
import { saleTermsQuery } from '../../kit/sale-terms-query.ts'
import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { ServedHtmlContext } from '../../kit/served-html-context.ts'
import { useStoreSource } from '../../kit/store-context.ts'
import { vars } from '../../kit/style-vars.ts'
import { cssColor } from '../../kit/values/css-color.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import { readableOn } from '../../kit/values/readable-on.ts'
import { EmptySection } from '../../parts/empty-section.tsx'
import { ProductView } from '../../parts/product-view/product-view.tsx'
import { SectionBox } from '../../parts/section-box.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import { Failure } from '../../parts/store-list/failure.tsx'
import { StoredHtml } from '../../parts/stored-html.tsx'
import { featuredProductQuery } from './featured-product.data.ts'
import styles from './featured-product.module.css'
import type { featuredProductSchema } from './featured-product.schema.ts'

type FeaturedProductProps = SectionProps<typeof featuredProductSchema>

export function FeaturedProduct({ id, props, aboveFold = false }: FeaturedProductProps) {
  const source = useStoreSource()
  const isServed = useContext(ServedHtmlContext)
  const { data: product, error, refetch } = useQuery(featuredProductQuery(props, source))
  const { data: terms } = useQuery(saleTermsQuery(source))
  if (product === null) return <EmptySection id={id} note={noteOf(props)} />
  return (
    <SectionBox id={id} box={props} vars={boxVars(props)}>
      <div className={styles.inner} data-side={props.side === 'right' ? 'right' : undefined}>
        {error ? (
          <Failure message={`Error: ${error.message}`} onRetry={() => void refetch()} />
        ) : product ? (
          <ProductView
            key={product.id}
            product={product}
            terms={terms}
            // The canvas has no checkout.
            onBuyNow={() => isServed && location.assign('/checkout')}
            plainPurchase={<PageLink product={product} words="Choose and buy" />}
            asSection={{
              heading: <Heading product={product} eyebrow={props.eyebrow} />,
              text: <Text product={product} props={props} />,
              hasQuantity: props.showQuantity,
              hasBuyNow: props.showBuyNow,
              hasFacts: props.showFacts,
              eager: aboveFold,
            }}
          />
        ) : (
          <Skeleton />
        )}
      </div>
    </SectionBox>
  )
}

function noteOf({ product }: FeaturedProductProps['props']): string {
  return product
    ? 'This product is no longer for sale, so shoppers see nothing here.'
    : 'The shop has no products yet, so shoppers see nothing here.'
}

function Heading({ product, eyebrow }: { product: Product; eyebrow: string }) {
  const inline = useInline()
  return (
    <div>
      {eyebrow && (
        <p className={styles.eyebrow} {...inline('eyebrow')}>
          {eyebrow}
        </p>
      )}
      <h2 className={styles.name} dir="auto">
        <SectionLink to={pageOf(product)}>{product.name}</SectionLink>
      </h2>
    </div>
  )
}

function Text({ product, props }: { product: Product; props: FeaturedProductProps['props'] }) {
  return (
    <>
      {props.showDescription && product.description && (
        <StoredHtml className={`prose ${styles.description}`} html={product.description} />
      )}
      {props.showLink && <PageLink product={product} words="All details" />}
    </>
  )
}

function PageLink({ product, words }: { product: Product; words: string }) {
  return (
    <p>
      <SectionLink to={pageOf(product)} className={styles.link}>
        {words}
        <span className="visually-hidden">: {product.name}</span>
      </SectionLink>
    </p>
  )
}

function pageOf({ slug }: Product) {
  return { url: `/page/product/${slug}` }
}

function Skeleton() {
  return (
    <div className={styles.skeleton} aria-hidden="true">
      <div className="skeleton" />
      <div className="skeleton" />
    </div>
  )
}

function boxVars({ maxWidth, buttonColor }: FeaturedProductProps['props']) {
  const button = cssColor(buttonColor)
  return vars({
    inner: cssSize(maxWidth),
    accent: button,
    'on-accent': button && readableOn(button),
  })
}
