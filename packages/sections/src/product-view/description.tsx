import styles from './product.module.css'

/** Stored HTML becomes markup here, and in a formatted text; the server cleaned it when it was written. */
export function Description({ html }: { html: string }) {
  if (!html) return null
  return (
    <section className={styles.details} aria-labelledby="details">
      <h2 id="details">Details</h2>
      {/* oxlint-disable-next-line react/no-danger */}
      <div className={`prose ${styles.description}`} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
