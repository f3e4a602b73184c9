import styles from './message.module.css'

/** In the place of the navigation; the page below it stands. */
export function GlobalFailure({ onRetry }: { onRetry: () => void }) {
  return (
    <div className={styles.banner} role="alert">
      <p>Error loading global content</p>
      <button type="button" className="button button-secondary" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}
