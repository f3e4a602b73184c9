import styles from './message.module.css'

interface LoadFailureProps {
  message: string
  onRetry: () => void
}

export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  return (
    <section className={styles.message} role="alert">
      <p>{message}</p>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </section>
  )
}
