import styles from './product-card.module.css'

export function ImagePlaceholder() {
  return (
    <svg className={styles.placeholder} viewBox="0 0 80 100" aria-hidden="true">
      <path d="M24 42h32l3 32H21zM32 48v-8a8 8 0 0 1 16 0v8" />
    </svg>
  )
}
