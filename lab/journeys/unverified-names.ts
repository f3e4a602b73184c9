import { randomBytes } from 'node:crypto'
import { type Laboratory, noteVerified } from '../laboratory.ts'
import { mainHost } from '../internet/vitrine.ts'
import { serialAt } from '../tls.ts'

const guesses = 300

/** What scanners do: handshakes for names that no shop has, or has not proved. */
export async function unverifiedNamesGetNothing(lab: Laboratory): Promise<void> {
  const { report, vitrine } = lab
  report.heading('Names that are nobody’s')
  await report.journey('no handshake for a name that is not verified', async () => {
    const claimed = await vitrine.query<{ domain: string }>(
      `SELECT domain FROM domains GROUP BY domain HAVING bool_and(status = 'pending')`,
    )
    const names = [
      ...claimed.map(({ domain }) => domain),
      ...Array.from({ length: guesses }, (_, at) => guess(at)),
    ]
    const answered: string[] = []
    for (const name of names) if ((await serialAt(name)) !== undefined) answered.push(name)
    if (answered.length > 0) throw new Error(`certificates for ${answered.join(', ')}`)
    return `${claimed.length} claimed and ${guesses} guessed names, 0 certificates`
  })
  await reportRequested(lab)
}

/** What Caddy ever asked an issuer for, against what was ever verified. */
export async function reportRequested(lab: Laboratory): Promise<void> {
  await noteVerified(lab)
  const { report, caddy, verified, vitrine } = lab
  const stores = await vitrine.query<{ domain: string }>(
    `SELECT store_domain AS domain FROM stores`,
  )
  const allowed = new Set([...verified, ...stores.map(({ domain }) => domain), mainHost])
  const requested = new Set(caddy.requested)
  const wrong = [...requested].filter((name) => !allowed.has(name))
  report.line('certificates asked for unverified names: 0', wrong.length === 0, {
    detail: `${wrong.length} of ${requested.size} names asked for${wrong.length ? `: ${wrong.join(', ')}` : ''}`,
  })
}

function guess(at: number): string {
  const word = randomBytes(5).toString('hex')
  const forms = [
    `${word}.com`,
    `${word}.${mainHost}`,
    `${word}.bare.com`,
    `www.www.bare.com`,
    `bare.com.${word}.net`,
  ]
  return forms[at % forms.length]!
}
