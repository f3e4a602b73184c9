import { useContext } from 'react'
import { SectionModeContext } from '../../kit/section-mode.ts'
import { Trap } from '../../parts/trap.tsx'
import styles from './newsletter.module.css'

/** A plain HTML form; the storefront may intercept its submit. */
export function NewsletterForm() {
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  return (
    <form className={styles.form} action="/newsletter/subscribe" method="post" inert={isCanvas}>
      <div className={styles.row}>
        <input
          className={styles.field}
          type="email"
          name="email"
          required
          maxLength={254}
          autoComplete="email"
          aria-label="Email address"
          placeholder="Email address"
        />
        <button className={styles.button}>Subscribe</button>
      </div>
      <Trap />
      <output className={styles.outcome} />
    </form>
  )
}
