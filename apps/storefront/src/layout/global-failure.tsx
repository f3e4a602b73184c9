import styles from '@vitrine/sections/parts/message/message.module.css'

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
