import styles from './no-image.module.css'

/** Fills the frame of an image that is not there yet. */
export function NoImage() {
  return (
    <svg className={styles.empty} viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 5h16v14H4zM8.5 9.5h.01M4 16l4.5-4 3.5 3 3-2.5 5 4.5" />
    </svg>
  )
}
