import styles from './message.module.css'

interface MissingMessageProps {
  /** What was here once. */
  gone?: 'product' | 'category' | 'page' | false
  onSearch?: () => void
}

/** Where an address leads to nothing. */
export function MissingMessage({ gone = false, onSearch }: MissingMessageProps) {
  return (
    <section className={styles.message} data-missing>
      {gone ? (
        <>
          <h1>This {gone} is no longer available</h1>
          <p>The shop has removed it. Search for something like it, or browse the shop.</p>
        </>
      ) : (
        <>
          <p className={styles.number} aria-hidden="true">
            404
          </p>
          <h1>This page does not exist</h1>
          <p>It may have moved, or the address is mistyped.</p>
        </>
      )}
      <p className={styles.actions}>
        <a href="/shop" className="button">
          Browse the shop
        </a>
        <button
          type="button"
          className={`button button-secondary ${styles.scripted}`}
          onClick={onSearch}
        >
          Search
        </button>
        <a href="/" className="button button-secondary">
          To the home page
        </a>
      </p>
    </section>
  )
}
