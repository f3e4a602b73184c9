import { dismissToast, useToasts } from './toasts.ts'
import styles from './toast-list.module.css'

/** What was said a moment ago, at the bottom of the screen. */
export function ToastList() {
  const toasts = useToasts()
  return (
    <output className={styles.list}>
      {toasts.map(({ id, text, kind }) => (
        <button
          key={id}
          type="button"
          className={`${styles.toast} ${styles[kind]}`}
          title="Dismiss"
          onClick={() => dismissToast(id)}
        >
          {text}
        </button>
      ))}
    </output>
  )
}
