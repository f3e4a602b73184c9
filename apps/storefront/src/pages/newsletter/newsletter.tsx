import { useStore } from '@vitrine/sections/kit/store-context.ts'
import { Head } from '../../layout/head.tsx'
import { NotFound } from '../../layout/not-found-part.ts'
import styles from '../../layout/message.module.css'
import { findStep } from './steps.ts'

/**
 * What the links of newsletter mails lead to. Opening one changes nothing, as mail programs open
 * links to look at them; the button sends the form to the very address that is open.
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
