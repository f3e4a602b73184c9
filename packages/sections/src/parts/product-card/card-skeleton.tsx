import type { CardListProps } from './card-settings.ts'
import styles from './product-card.module.css'

type CardSkeletonProps = Partial<Pick<CardListProps, 'showRating' | 'showAddToCart'>>

/** Takes the place of a card whose name fits on a line. */
export function CardSkeleton({ showRating, showAddToCart = true }: CardSkeletonProps) {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={`skeleton ${styles.frame}`} />
      <div className={styles.body}>
        <div className={`skeleton ${styles.name}`} />
        {showRating && <div className={`skeleton ${styles.rating}`} />}
        <div className={`skeleton ${styles.price}`} />
        {showAddToCart && <div className={`skeleton ${styles.action}`} />}
      </div>
    </div>
  )
}
