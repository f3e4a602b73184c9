import { useStore } from '@vitrine/sections/kit/store-context.ts'
import styles from '@vitrine/sections/parts/message/message.module.css'

interface LoadFailureProps {
  message: string
  onRetry: () => void
}

export function LoadFailure({ message, onRetry }: LoadFailureProps) {
  const { name } = useStore()
  return (
    <section className={styles.message} role="alert">
      <title>{name}</title>
      <h1 className={styles.failure}>{message}</h1>
      <button type="button" className="button" onClick={onRetry}>
        Retry
      </button>
    </section>
  )
}
