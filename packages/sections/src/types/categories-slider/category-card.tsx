import { ImagePlaceholder } from '../../parts/product-card/image-placeholder.tsx'
import { SectionImage } from '../../parts/section-image.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import type { CategoryCard as Category } from './categories-slider.data.ts'
import styles from './categories-slider.module.css'

interface CategoryCardProps {
  category: Category
  sizes: string
  eager: boolean
  isFilling: boolean
  /** A duplicate for the loop, hidden from keyboards and screen readers. */
  isRepeated?: boolean
}

export function CategoryCard({ category, isRepeated = false, ...image }: CategoryCardProps) {
  return (
    <SectionLink
      to={{ url: `/collection/${category.slug}` }}
      className={styles.card}
      {...(isRepeated && { tabIndex: -1 })}
    >
      <span className={`${styles.frame} far-frame`}>
        <SectionImage
          src={category.image}
          alt=""
          className={styles.image}
          {...image}
          width={320}
          height={320}
          fallback={<ImagePlaceholder />}
        />
      </span>
      <span dir="auto" className={styles.name}>
        {category.name}
      </span>
    </SectionLink>
  )
}

export function CategorySkeleton() {
  return (
    <span className={styles.card} aria-hidden="true">
      <span className={`skeleton ${styles.frame}`} />
      <span className={`skeleton ${styles.line}`} />
    </span>
  )
}
