import { useIsHydrating } from '../../kit/use-is-hydrating.ts'
import styles from './message-form.module.css'

interface SendButtonProps {
  isSubmitting: boolean
  words: string
}

export function SendButton({ isSubmitting, words }: SendButtonProps) {
  const isHydrating = useIsHydrating()
  return (
    // Before hydration, submitting would leave the page and lose the message.
    <button className={`button ${styles.send}`} disabled={isSubmitting || isHydrating}>
      {isSubmitting && <span className={styles.spinner} aria-hidden="true" />}
      {isSubmitting ? 'Sending …' : words}
    </button>
  )
}
