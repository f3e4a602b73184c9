import { type ReactNode, useContext } from 'react'
import { SectionModeContext } from '../../kit/section-mode.ts'
import { Trap } from '../trap.tsx'
import styles from './newsletter-form.module.css'

interface NewsletterFormProps {
  className?: string | undefined
  button?: ReactNode
  /** In the accent colour; else in the colour of the text, which contrasts with any accent. */
  isFilled?: boolean
}

/** A plain HTML form; the storefront may intercept its submit. */
export function NewsletterForm({
  className,
  button = 'Subscribe',
  isFilled = false,
}: NewsletterFormProps) {
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  return (
    <form className={className} action="/newsletter/subscribe" method="post" inert={isCanvas}>
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
        <button className={isFilled ? `${styles.button} ${styles.filled}` : styles.button}>
          {button}
        </button>
      </div>
      <Trap />
      <output className={styles.outcome} />
    </form>
  )
}
