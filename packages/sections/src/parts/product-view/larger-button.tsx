import styles from './gallery.module.css'

/** Covers the image. */
export function LargerButton({ onOpen }: { onOpen?: () => void }) {
  return (
    <button
      type="button"
      className={styles.larger}
      aria-label="View larger"
      aria-haspopup="dialog"
      onClick={onOpen}
    >
      <svg className="icon" viewBox="0 0 24 24" aria-hidden="true">
        <path d="M14 4h6v6M20 4l-7 7M10 20H4v-6M4 20l7-7" />
      </svg>
    </button>
  )
}
