import styles from './store-list.module.css'

interface FailureProps {
  message: string
  onRetry: () => void
}

export function Failure({ message, onRetry }: FailureProps) {
  return (
    <div role="alert" className={styles.note}>
      <p>{message}</p>
      <button type="button" className="button button-secondary" onClick={onRetry}>
        Retry
      </button>
    </div>
  )
}
