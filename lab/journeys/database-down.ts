import { visit } from '../internet/browser.ts'
import type { Laboratory } from '../laboratory.ts'
import { serialAt } from '../tls.ts'

/** The database is gone and Caddy starts again: shops are still there. */
export async function databaseDown({ report, vitrine, caddy, issuer, browser }: Laboratory) {
  report.heading('Without a database')
  await report.journey('Caddy restarted while the database is down still serves', async () => {
    const shops = await vitrine.query<{ host: string; name: string }>(
      `SELECT d.domain AS host, s.name FROM domains d JOIN stores s ON s.id = d.store_id
       WHERE d.live_at IS NOT NULL AND d.is_primary`,
    )
    for (const { host } of shops) await visit(browser, `https://${host}/`)
    await vitrine.killDatabase()
    try {
      await caddy.stop()
      await caddy.start(issuer)
      const missing: string[] = []
      for (const { host, name } of shops) {
        const { hasPadlock, status, title } = await visit(browser, `https://${host}/`)
        if (!hasPadlock || status !== 200 || !title.includes(name))
          missing.push(`${host} (${status} ${title})`)
      }
      if (missing.length > 0) throw new Error(`not served: ${missing.join(', ')}`)
      if ((await serialAt('nobody-has-this.com')) !== undefined)
        throw new Error('a certificate for an unknown name')
    } finally {
      await vitrine.stop()
      await vitrine.start()
    }
    return `${shops.length} shops with their padlocks`
  })
}
