import type { ProviderIdentity } from '@vitrine/contract/provider/identity.ts'
import { BrandMark } from '../platform/ui/brand-mark.tsx'
import { legalLine } from './legal-lines.ts'
import classes from './site-footer.module.css'
import site from './site.module.css'

const groups = [
  {
    title: 'Shops',
    links: [
      ['/pricing', 'Pricing'],
      ['/theme-home', 'Templates'],
      ['/signup', 'Open a shop'],
      ['/login', 'Sign in'],
    ],
  },
  {
    title: 'Help',
    links: [
      ['/contact', 'Contact'],
      ['/api/docs', 'API'],
    ],
  },
  {
    title: 'Legal',
    links: [
      ['/terms', 'Terms of service'],
      ['/service-policy', 'Service policy'],
      ['/privacy-policy', 'Privacy policy'],
    ],
  },
] as const

export function SiteFooter({ provider }: { provider: ProviderIdentity }) {
  return (
    <footer className={classes.footer}>
      <div className={`${site.wrap} ${classes.columns}`}>
        <div className={classes.brand}>
          <BrandMark provider={provider} onDark />
          <p>The shop window, and the counter behind it.</p>
        </div>
        {groups.map(({ title, links }) => (
          <nav key={title} aria-label={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(([href, label]) => (
                <li key={href}>
                  <a href={href}>{label}</a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
      <div className={site.wrap}>
        <p className={classes.legal}>{legalLine(provider)}</p>
      </div>
    </footer>
  )
}
