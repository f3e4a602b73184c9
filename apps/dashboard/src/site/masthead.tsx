import type { ProviderIdentity } from '@vitrine/contract/provider/identity.ts'
import { BrandMark } from '../platform/ui/brand-mark.tsx'
import classes from './site.module.css'

const links = [
  ['/pricing', 'Pricing'],
  ['/theme-home', 'Templates'],
  ['/contact', 'Contact'],
] as const

export function Masthead({ provider, path }: { provider: ProviderIdentity; path: string }) {
  return (
    <header className={`${classes.wrap} ${classes.masthead}`}>
      <a href="/" className={classes.home}>
        <BrandMark provider={provider} />
      </a>
      <nav className={`${classes.links} ${classes.pages}`} aria-label="Main">
        {links.map(([href, label]) => (
          <a key={href} href={href} aria-current={href === path ? 'page' : undefined}>
            {label}
          </a>
        ))}
      </nav>
      <nav className={`${classes.links} ${classes.account}`} aria-label="Account">
        <a href="/login">Sign in</a>
        <a href="/signup" className={`${classes.button} ${classes.small}`}>
          Open a shop
        </a>
      </nav>
    </header>
  )
}
