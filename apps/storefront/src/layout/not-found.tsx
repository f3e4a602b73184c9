import { StorefrontActionsContext } from '@vitrine/sections/kit/storefront-actions.ts'
import { useStore } from '@vitrine/sections/kit/store-context.ts'
import { useContext } from 'react'
import { Head } from './head.tsx'
import { Templated } from './templated.tsx'
import styles from './message.module.css'

interface NotFoundProps {
  gone?: 'product' | 'category' | 'page' | false
}

export function NotFound({ gone = false }: NotFoundProps) {
  const { name } = useStore()
  const { openSearch } = useContext(StorefrontActionsContext)
  return (
    <>
      <Head
        title={`${gone ? 'No longer available' : 'Page not found'} · ${name}`}
        path="/"
        hidden
      />
      <Templated kind="notFound" path="/not-found">
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
              onClick={() => openSearch()}
            >
              Search
            </button>
            <a href="/" className="button button-secondary">
              To the home page
            </a>
          </p>
        </section>
      </Templated>
    </>
  )
}
