import { useStore } from '@vitrine/sections/store-context.ts'
import { Head } from '../layout/head.tsx'
import styles from '../layout/message.module.css'

export function NotFound() {
  const { name } = useStore()
  return (
    <section className={styles.message}>
      <Head title={`Page not found · ${name}`} path="/" hidden />
      <p className={styles.number} aria-hidden="true">
        404
      </p>
      <h1>This page is not here</h1>
      <p>It may have moved, or the address has a small mistake in it.</p>
      <p className={styles.actions}>
        <a href="/shop" className="button">
          Browse the shop
        </a>
        <a href="/" className="button button-secondary">
          To the home page
        </a>
      </p>
    </section>
  )
}
