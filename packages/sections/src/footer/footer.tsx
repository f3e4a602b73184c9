import { useContext } from 'react'
import { Logo } from '../navbar/logo.tsx'
import { SectionBox } from '../section-box.tsx'
import { SectionLink } from '../section-link.tsx'
import { SectionModeContext, useInline } from '../section-mode.ts'
import type { SectionProps } from '../section-props.ts'
import { safeUrl } from '../values/safe-url.ts'
import type { FooterColumn, SocialIcon } from './footer.schema.ts'
import styles from './footer.module.css'
import { PaymentMark, SocialMark } from './marks.tsx'

export function Footer({ id, props }: SectionProps<'footer'>) {
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
          <SocialLinks icons={props.socialIcons} />
        </div>
        {props.columns.map((column, index) => (
          <Column key={column.id || index} column={column} at={`columns.${index}`} />
        ))}
      </div>
      <div className={styles.base}>
        <p {...inline('copyrightText')}>{props.copyrightText}</p>
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

/** A network without an address leads nowhere, so only the owner sees it. */
function SocialLinks({ icons }: { icons: readonly SocialIcon[] }) {
  const isCanvas = useContext(SectionModeContext) === 'canvas'
  const shown = icons.filter(({ url }) => isCanvas || safeUrl(url))
  if (shown.length === 0) return null
  return (
    <ul className={styles.social}>
      {shown.map(({ id, icon, url }, index) => (
        <li key={id || index}>
          <SectionLink to={{ url, type: 'external', target: '_blank' }} className={styles.network}>
            <SocialMark name={icon} />
            <span className="visually-hidden">{icon}</span>
          </SectionLink>
        </li>
      ))}
    </ul>
  )
}
