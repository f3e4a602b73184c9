import { maxStars, StarRow } from '../../parts/star-row.tsx'
import { bounded } from '../../kit/style-vars.ts'
import styles from './testimonials.module.css'

const stars = bounded(1, maxStars)

export function Stars({ rating }: { rating: number }) {
  const value = stars(rating)
  if (value === undefined) return null
  return (
    <p className={styles.stars}>
      <span className="visually-hidden">
        {value} out of {maxStars} stars
      </span>
      <StarRow value={value} />
    </p>
  )
}
