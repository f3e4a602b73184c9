import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { isOnSale, salePrice } from '@vitrine/commerce/catalogue/sale-price.ts'
import type { ProductCard as Product } from '@vitrine/contract/catalogue/product.ts'
import { SectionImage } from '../section-image.tsx'
import { SectionLink } from '../section-link.tsx'
import { useStore } from '../../kit/store-context.ts'
import { CardAction } from './card-action.tsx'
import type { ProductListProps } from './card-settings.ts'
import { ImagePlaceholder } from './image-placeholder.tsx'
import styles from './product-card.module.css'
import { Rating } from './rating.tsx'

interface ProductCardProps {
  product: Product
  look: Pick<ProductListProps, 'showRating' | 'showAddToCart'> &
    Partial<Pick<ProductListProps, 'imageFit'>>
  eager?: boolean
  sizes?: string
}

export function ProductCard({ product, look, eager = false, sizes }: ProductCardProps) {
  const to = { url: `/page/product/${product.slug}` }
  return (
    <article className={styles.card}>
      <SectionLink to={to} className={`${styles.frame} far-frame`} tabIndex={-1} aria-hidden="true">
        <SectionImage
          src={product.productImage}
          alt=""
          className={styles.image}
          eager={eager}
          sizes={sizes}
          width={640}
          height={640}
          isFilling={look.imageFit !== 'contain'}
          fallback={<ImagePlaceholder />}
        />
        {isOnSale(product) && <span className={styles.badge}>Sale</span>}
      </SectionLink>
      <div className={styles.body}>
        <h3 className={styles.name}>
          <SectionLink to={to}>{product.name}</SectionLink>
        </h3>
        {look.showRating && <Rating value={product.rating ?? 4} />}
        <Price product={product} />
        {look.showAddToCart && <CardAction product={product} to={to} />}
      </div>
    </article>
  )
}

function Price({ product }: { product: Product }) {
  const { currency } = useStore()
  const { fromPrice, lowestPrice } = product
  const sale = formatPrice(fromPrice ?? salePrice(product), currency)
  if (!isOnSale(product))
    return <p className={styles.price}>{fromPrice === null ? sale : `From ${sale}`}</p>
  return (
    <div className={styles.price}>
      {fromPrice === null ? (
        <p>
          <span className="visually-hidden">Sale price </span>
          <span className={styles.sale}>{sale}</span>{' '}
          <span className="visually-hidden">Original price </span>
          <s className={styles.original}>{formatPrice(product.price, currency)}</s>
        </p>
      ) : (
        <p>From {sale}</p>
      )}
      {lowestPrice !== null && (
        <p className={styles.lowest}>30-day lowest: {formatPrice(lowestPrice, currency)}</p>
      )}
    </div>
  )
}
