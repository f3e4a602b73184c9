import { StarRow } from '../star-row.tsx'
import type { CardListProps } from './card-settings.ts'
import styles from './product-card.module.css'

interface CardSkeletonProps {
  look: Pick<CardListProps, 'showRating' | 'showAddToCart'>
}

/** Takes the place of a card whose name fits on a line. */
export function CardSkeleton({ look }: CardSkeletonProps) {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={`skeleton ${styles.frame}`} />
      <div className={styles.body}>
        <div className={`skeleton ${styles.name} ${styles.line}`}>&nbsp;</div>
        {look.showRating && (
          <div className={styles.rating}>
            <StarRow value={0} />
          </div>
        )}
        <div className={`skeleton ${styles.price} ${styles.short}`}>&nbsp;</div>
        {look.showAddToCart && <div className={`skeleton ${styles.action}`} />}
      </div>
    </div>
  )
}
