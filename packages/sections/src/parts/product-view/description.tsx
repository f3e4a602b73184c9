import { StoredHtml } from '../stored-html.tsx'
import styles from './product.module.css'

export function Description({ html }: { html: string }) {
  if (!html) return null
  return (
    <section className={styles.details} aria-labelledby="details">
      <h2 id="details">Details</h2>
      <StoredHtml className={`prose ${styles.description}`} html={html} />
    </section>
  )
}
