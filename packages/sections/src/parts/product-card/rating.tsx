import { maxStars, StarRow } from '../star-row.tsx'
import styles from './product-card.module.css'

export function Rating({ value }: { value: number }) {
  return (
    <p className={styles.rating}>
      <span className="visually-hidden">
        Rated {value} out of {maxStars}
      </span>
      <StarRow value={value} />
    </p>
  )
}
