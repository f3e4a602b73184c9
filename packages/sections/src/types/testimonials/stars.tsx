import { mostStars, StarRow } from '../../parts/star-row.tsx'
import { bounded } from '../../kit/style-vars.ts'
import styles from './testimonials.module.css'

const stars = bounded(1, mostStars)

export function Stars({ rating }: { rating: number }) {
  const value = stars(rating)
  if (value === undefined) return null
  return (
    <p className={styles.stars}>
      <span className="visually-hidden">
        {value} out of {mostStars} stars
      </span>
      <StarRow value={value} />
    </p>
  )
}
