import { Icon } from '../icon.tsx'
import styles from './carousel.module.css'

interface ArrowProps {
  side: 'previous' | 'next'
  /** Plural noun for the label, such as `products`. */
  entries: string
  disabled?: boolean
  onClick: () => void
}

export function Arrow({ side, entries, disabled = false, onClick }: ArrowProps) {
  return (
    <button
      type="button"
      className={`${styles.arrow} ${styles[side]}`}
      aria-label={`${side === 'next' ? 'Next' : 'Previous'} ${entries}`}
      disabled={disabled}
      onClick={onClick}
    >
      <Icon name={side === 'next' ? 'right' : 'left'} />
    </button>
  )
}
