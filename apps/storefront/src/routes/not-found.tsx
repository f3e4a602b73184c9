import { useStore } from '@vitrine/sections/store-context.ts'
import { Head } from '../layout/head.tsx'
import { ShopLink } from '../layout/shop-link.tsx'
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
        <ShopLink href="/shop" className="button">
          Browse the shop
        </ShopLink>
        <ShopLink href="/" className="button button-secondary">
          To the home page
        </ShopLink>
      </p>
    </section>
  )
}
