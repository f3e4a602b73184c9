import styles from './spinner.module.css'

/** Covers the screen while a page is on the way. */
export function Spinner() {
  return (
    <div className={styles.screen} role="status">
      <span className={styles.ring} />
      <span className="visually-hidden">Loading</span>
    </div>
  )
}
