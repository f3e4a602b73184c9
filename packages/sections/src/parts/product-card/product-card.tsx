import { isOnSale } from '@vitrine/commerce/catalogue/sale-price.ts'
import type { ProductCard as Product } from '@vitrine/contract/catalogue/product.ts'
import { SectionImage } from '../section-image.tsx'
import { SectionLink } from '../section-link.tsx'
import { CardAction } from './card-action.tsx'
import { CardPrice } from './card-price.tsx'
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
        <CardPrice product={product} />
        {look.showAddToCart && <CardAction product={product} to={to} />}
      </div>
    </article>
  )
}
