import type { ProviderIdentity } from '@vitrine/contract/provider/identity.ts'
import type { SiteRequest } from '@vitrine/contract/provider/site.ts'
import type { ReactNode } from 'react'
import { legalFacts } from '../legal-lines.ts'
import site from '../site.module.css'
import classes from './policy-page.module.css'

export type PolicyProps = Pick<SiteRequest, 'provider' | 'origin' | 'storesHost'>

interface PolicyPageProps {
  title: string
  provider: ProviderIdentity
  intro: ReactNode
  children: ReactNode
}

/** Texts changed last on this day. */
const changedOn = '25 November 2026'

export function PolicyPage({ title, provider, intro, children }: PolicyPageProps) {
  return (
    <article className={`${site.wrap} ${site.narrow} ${classes.policy}`}>
      <h1>{title}</h1>
      <p className={classes.date}>Last changed on {changedOn}</p>
      <p>{intro}</p>
      {children}
      <h2>Who we are</h2>
      <dl>
        {legalFacts(provider).map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>
              {value === provider.supportEmail ? <a href={`mailto:${value}`}>{value}</a> : value}
            </dd>
          </div>
        ))}
      </dl>
    </article>
  )
}
