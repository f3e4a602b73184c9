import { CardSkeleton } from '@vitrine/sections/parts/product-card/card-skeleton.tsx'
import styles from '@vitrine/sections/parts/listing/listing.module.css'

const cards = 8

export function ListingSkeleton() {
  return (
    <section className={styles.listing}>
      <output className="visually-hidden">Loading</output>
      <div className={`skeleton ${styles.headingSkeleton}`} />
      <div className={styles.columns}>
        <div className={`skeleton ${styles.filterSkeleton}`} />
        <ul className={styles.grid}>
          {Array.from({ length: cards }, (_, index) => (
            <li key={index}>
              <CardSkeleton />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
