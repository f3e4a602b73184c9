import { vars } from '../style-vars.ts'
import styles from './product-card.module.css'

const stars = 5

export function Rating({ value }: { value: number }) {
  return (
    <p>
      <span className="visually-hidden">
        Rated {value} out of {stars}
      </span>
      <span
        aria-hidden="true"
        className={styles.rating}
        style={vars({ full: `${(value / stars) * 100}%` })}
      >
        ★★★★★
      </span>
    </p>
  )
}
