import { bounded, vars } from '../style-vars.ts'
import styles from './testimonials.module.css'

const most = 5
const stars = bounded(1, most)

export function Stars({ rating }: { rating: number }) {
  const value = stars(rating)
  if (value === undefined) return null
  return (
    <p className={styles.stars} style={vars({ full: `${(value / most) * 100}%` })}>
      <span className="visually-hidden">
        {value} out of {most} stars
      </span>
      <span aria-hidden="true">★★★★★</span>
    </p>
  )
}
