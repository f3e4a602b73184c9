import styles from './product.module.css'

/** The one place where stored HTML becomes markup; the server cleaned it when it was written. */
export function Description({ html }: { html: string }) {
  if (!html) return null
  return (
    <section className={styles.details} aria-labelledby="details">
      <h2 id="details">Details</h2>
      {/* oxlint-disable-next-line react/no-danger */}
      <div className={styles.prose} dangerouslySetInnerHTML={{ __html: html }} />
    </section>
  )
}
