import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { isOnSale, salePrice } from '@vitrine/commerce/catalogue/sale-price.ts'
import type { ProductCard } from '@vitrine/contract/catalogue/product.ts'
import { ImagePlaceholder } from '@vitrine/sections/parts/product-card/image-placeholder.tsx'
import { SectionImage } from '@vitrine/sections/parts/section-image.tsx'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import styles from './search-modal.module.css'

interface SearchResultProps {
  product: ProductCard
  onOpen: () => void
}

export function SearchResult({ product, onOpen }: SearchResultProps) {
  const { currency } = useStore()
  return (
    <li>
      <a href={`/product/${product.slug}`} className={styles.result} onClick={onOpen}>
        <span className={styles.image}>
          <SectionImage
            src={product.productImage}
            alt=""
            sizes="(max-width: 767px) 45vw, 220px"
            width={320}
            height={320}
            fallback={<ImagePlaceholder />}
          />
          {isOnSale(product) && <span className={styles.badge}>Sale</span>}
        </span>
        <span className={styles.name}>{product.name}</span>
        <span>{formatPrice(salePrice(product), currency)}</span>
      </a>
    </li>
  )
}

const skeletons = 8

export function SearchSkeletons() {
  return (
    <ul className={styles.grid} aria-busy="true" aria-label="Searching">
      {Array.from({ length: skeletons }, (_, index) => (
        <li key={index} className={styles.result}>
          <span className={`skeleton ${styles.image}`} />
          <span className={`skeleton ${styles.line}`} />
        </li>
      ))}
    </ul>
  )
}
