import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import type { Browser } from '@playwright/test'
import { type MailServer, startMailServer } from '@vitrine/harness/mail-server.ts'
import { addresses } from './internet/addresses.ts'
import { startBrowser } from './internet/browser.ts'
import { Caddy } from './internet/caddy.ts'
import { furnish } from './internet/enter.ts'
import { type Internet, startInternet } from './internet/internet.ts'
import { type Issuer, issuerName, startIssuer } from './internet/issuer.ts'
import { mainHost, Vitrine } from './internet/vitrine.ts'
import type { Report } from './report.ts'

/** Everything that journeys use. */
export interface Laboratory extends Internet {
  report: Report
  folder: string
  issuer: Issuer
  /** Issues certificates that live for seconds. */
  shortLivedIssuer: Issuer
  caddy: Caddy
  vitrine: Vitrine
  browser: Browser
  mail: MailServer
  /** All names that were verified at any time. */
  verified: Set<string>
}

export const shortLifetimeSeconds = 40

/** Starts the Internet, the issuers, Vitrine behind Caddy, and a browser. */
export async function startLaboratory(report: Report, refused: string[]): Promise<Laboratory> {
  const folder = await mkdtemp(path.join(tmpdir(), 'vitrine-lab-'))
  furnish(folder)
  const internet = await startInternet(folder)
  const { zones } = internet
  zones.register(mainHost)
  for (const name of [mainHost, `*.${mainHost}`]) zones.write(name, 'A', addresses.shops)
  zones.register(issuerName)
  zones.write(issuerName, 'A', addresses.issuer)
  await internet.publish()
  const issuer = await startIssuer({ folder, port: 14_000, refused })
  const lifetimeSeconds = shortLifetimeSeconds
  const shortLivedIssuer = await startIssuer({ folder, port: 15_000, lifetimeSeconds })
  const roots = [issuer.root, shortLivedIssuer.root]
  setDefaultCACertificates([...getCACertificates(), ...roots])
  const mail = await startMailServer()
  const vitrine = await Vitrine.prepare({ folder, smtpUrl: mail.url, roots })
  await vitrine.start()
  const caddy = new Caddy(folder)
  await caddy.start(issuer)
  const browser = await startBrowser(roots)
  const verified = new Set<string>()
  return {
    ...internet,
    report,
    folder,
    issuer,
    shortLivedIssuer,
    caddy,
    vitrine,
    browser,
    mail,
    verified,
    async stop() {
      await browser.close()
      await caddy.stop()
      await vitrine.stop()
      mail.stop()
      await Promise.all([issuer.stop(), shortLivedIssuer.stop()])
      await internet.stop()
      for (const own of [folder, vitrine.dataDir])
        await rm(own, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
    },
  }
}

/** Notes the names that are verified now. */
export async function noteVerified({ vitrine, verified }: Laboratory): Promise<void> {
  const rows = await vitrine.query<{ domain: string }>(
    `SELECT domain FROM domains WHERE status = 'verified'`,
  )
  for (const { domain } of rows) verified.add(domain)
}
