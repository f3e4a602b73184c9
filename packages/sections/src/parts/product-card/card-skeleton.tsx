import styles from './product-card.module.css'

export function CardSkeleton() {
  return (
    <div className={styles.card} aria-hidden="true">
      <div className={`skeleton ${styles.frame}`} />
      <div className={styles.body}>
        <div className={`skeleton ${styles.line}`} />
        <div className={`skeleton ${styles.line} ${styles.short}`} />
        <div className={`skeleton ${styles.action}`} />
      </div>
    </div>
  )
}
