import { setTimeout as wait } from 'node:timers/promises'
import { visit } from '../internet/browser.ts'
import { shortLifetimeSeconds, type Laboratory } from '../laboratory.ts'
import { serialAt } from '../tls.ts'

const domain = 'bare.com'

/** Three lifetimes of a certificate, with a shopper each second. */
export async function renewal({
  report,
  caddy,
  shortLivedIssuer,
  browser,
}: Laboratory): Promise<void> {
  report.heading('Renewal')
  const name = `certificates that live for ${shortLifetimeSeconds} s are renewed, and no handshake fails`
  await report.journey(name, async () => {
    await caddy.stop()
    await caddy.start(shortLivedIssuer, 'caddy-hasty')
    if ((await serialAt(domain)) === undefined) throw new Error('no first certificate')
    const serials = new Set<string>()
    let failed = 0
    const seconds = shortLifetimeSeconds * 3
    for (let second = 0; second < seconds; second += 1) {
      const serial = await serialAt(domain)
      if (serial === undefined) failed += 1
      else serials.add(serial)
      await wait(1000)
    }
    if (failed > 0) throw new Error(`${failed} handshakes failed`)
    if (serials.size < 3) throw new Error(`${serials.size} certificates in ${seconds} s`)
    const { hasPadlock } = await visit(browser, `https://${domain}/`)
    if (!hasPadlock) throw new Error('no padlock afterwards')
    return `${serials.size} certificates in ${seconds} s, 0 of ${seconds} handshakes failed`
  })
}
