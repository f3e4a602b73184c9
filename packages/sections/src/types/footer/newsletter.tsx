import { useInline } from '../../kit/section-mode.ts'
import { NewsletterForm } from '../../parts/newsletter/newsletter-form.tsx'
import type { FooterProps } from './footer.schema.ts'
import styles from './newsletter.module.css'

interface NewsletterProps {
  footer: Pick<FooterProps, 'newsletterTitle' | 'newsletterText'>
}

export function Newsletter({ footer }: NewsletterProps) {
  const inline = useInline()
  return (
    <div className={styles.newsletter}>
      {footer.newsletterTitle && (
        <h2 className={styles.title} {...inline('newsletterTitle')}>
          {footer.newsletterTitle}
        </h2>
      )}
      {footer.newsletterText && (
        <p className={styles.text} {...inline('newsletterText')}>
          {footer.newsletterText}
        </p>
      )}
      <NewsletterForm className={styles.form} />
    </div>
  )
}
