import { useStore } from '@vitrine/sections/kit/store-context.ts'
import { Head } from '../../layout/head.tsx'
import { NotFound } from '../../layout/not-found-part.ts'
import styles from '@vitrine/sections/parts/message/message.module.css'
import { findStep } from './steps.ts'

/**
 * Opening a link changes nothing, because email programs prefetch links. The button posts to the
 * same URL.
 */
export function Newsletter({ step: name }: { step: string }) {
  const store = useStore()
  const step = findStep(name)
  if (!step) return <NotFound props={{}} fallback={null} />
  return (
    <section className={styles.message}>
      <Head title={`${step.title} · ${store.name}`} path={`/newsletter/${name}`} hidden />
      <h1>{step.title}</h1>
      <p>{step.text}</p>
      {step.button ? (
        <form method="post" className={styles.actions}>
          <button className="button">{step.button}</button>
        </form>
      ) : (
        <p className={styles.actions}>
          <a href="/shop" className="button">
            Browse the shop
          </a>
        </p>
      )}
    </section>
  )
}
