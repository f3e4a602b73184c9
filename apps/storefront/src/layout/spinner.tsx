import styles from './spinner.module.css'

/** Covers the screen while a page is on the way. */
export function Spinner() {
  return (
    <div className={styles.screen}>
      <span className={styles.ring} />
      <output className="visually-hidden">Loading</output>
    </div>
  )
}
