import { Logo } from '../navbar/logo.tsx'
import { SectionBox } from '../../parts/section-box.tsx'
import { SectionLink } from '../../parts/section-link.tsx'
import { useInline } from '../../kit/section-mode.ts'
import type { SectionProps } from '../../kit/section-props.ts'
import { SocialLinks } from '../../parts/social-links/social-links.tsx'
import type { FooterColumn, footerSchema } from './footer.schema.ts'
import styles from './footer.module.css'
import { Newsletter } from './newsletter.tsx'
import { PaymentMark } from './payment-mark.tsx'
import { PolicyLinks } from './policy-links.tsx'

export function Footer({ id, props, slot }: SectionProps<typeof footerSchema>) {
  const inline = useInline()
  return (
    <SectionBox id={id} tag="div" box={props} className={styles.root}>
      <div className={styles.inner}>
        <div className={styles.brand}>
          <Logo logo={props} className={styles.logo} />
          {props.tagline && (
            <p className={styles.tagline} {...inline('tagline')}>
              {props.tagline}
            </p>
          )}
          {props.socialIcons.length > 0 && (
            <div className={styles.social}>
              <SocialLinks icons={props.socialIcons} />
            </div>
          )}
        </div>
        {slot ||
          props.columns.map((column, index) => (
            <Column key={column.id || index} column={column} at={`columns.${index}`} />
          ))}
        {props.showNewsletter && <Newsletter footer={props} />}
      </div>
      <div className={styles.base}>
        <p {...inline('copyrightText')}>{props.copyrightText}</p>
        <PolicyLinks />
        {props.paymentIcons.length > 0 && (
          <ul className={styles.payments} aria-label="Ways to pay">
            {props.paymentIcons.map(({ id, icon }, index) => (
              <li key={id || index}>
                <PaymentMark name={icon} />
              </li>
            ))}
          </ul>
        )}
      </div>
    </SectionBox>
  )
}

function Column({ column, at }: { column: FooterColumn; at: string }) {
  const inline = useInline()
  return (
    <div>
      <h2 className={styles.heading} {...inline(`${at}.title`)}>
        {column.title}
      </h2>
      <ul className={styles.list}>
        {column.links.map((link, index) => (
          <li key={link.id || index}>
            <SectionLink to={link} className={styles.link}>
              <span {...inline(`${at}.links.${index}.label`)}>{link.label}</span>
            </SectionLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
