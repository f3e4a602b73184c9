import type { Config } from '../../platform/config.ts'
import { mainOrigin, originOf } from '../../platform/origins.ts'
import type { ReachHttps } from '../../shop/domains/checks/reach-https.ts'
import type { OpenDns } from '../../shop/domains/dns/dns.ts'
import type { FindExpected } from '../../shop/domains/expected-records.ts'
import { type Finding, fine, reasonOf, wrong } from './finding.ts'

interface Outside {
  openDns: OpenDns
  findExpected: FindExpected
  reachHttps: ReachHttps
  fetch: typeof fetch
  now: () => Date
}

const timeoutMs = 5000
const day = 86_400_000

/** Addresses, certificate and answer of the provider's own names, as visitors see them. */
export async function checkNames(config: Config, outside: Outside): Promise<Finding[]> {
  const { mainHost, storesHost, consoleHost } = config
  if (mainOrigin(config).startsWith('http:'))
    return [
      wrong(`MAIN_HOST is ${mainHost}, which nobody reaches from outside: set your own host.`),
    ]
  const findings: Finding[] = []
  const main = await addressesOf(mainHost, outside)
  if (main.length === 0) return [missing(mainHost)]
  findings.push(fine(`${mainHost} leads to ${main.join(', ')}`))
  const { a, aaaa } = await outside.findExpected()
  const expected = a.length + aaaa.length > 0 ? [...a, ...aaaa] : main
  for (const [host, shown] of [
    [`vitrine-check.${storesHost}`, `*.${storesHost}`],
    ...(consoleHost === undefined ? [] : [[consoleHost, consoleHost]]),
  ] as [string, string][])
    findings.push(checkOther(shown, await addressesOf(host, outside), expected))
  findings.push(...(await checkHttps(config, main, outside)))
  return findings
}

async function addressesOf(host: string, { openDns }: Outside): Promise<string[]> {
  const { recursive } = openDns(AbortSignal.timeout(timeoutMs))
  const answers = await Promise.all([recursive('A', host), recursive('AAAA', host)])
  return answers.flatMap(({ values }) => [...values])
}

const missing = (host: string) =>
  wrong(`${host} has no address in the DNS: add an A record that leads to this machine.`)

function checkOther(host: string, found: string[], expected: readonly string[]): Finding {
  if (found.length === 0) return missing(host)
  const strange = found.find((address) => !expected.includes(address))
  if (strange === undefined) return fine(`${host} leads to ${found.join(', ')}`)
  return wrong(
    `${host} leads to ${strange}, and not to ${expected.join(' or ')}: correct its record, or name all addresses in EXPECTED_A and EXPECTED_AAAA.`,
  )
}

async function checkHttps(
  config: Config,
  addresses: readonly string[],
  { reachHttps, fetch, now }: Outside,
): Promise<Finding[]> {
  const { mainHost, trustedProxies } = config
  const { state, endsAt } = await reachHttps(mainHost, addresses)
  if (state === 'unreachable')
    return [
      wrong(
        `Nothing answers at port 443 of ${addresses.join(' or ')}: start your proxy (systemctl status caddy), and open ports 80 and 443.`,
      ),
    ]
  if (state !== 'ok')
    return [
      wrong(
        `${mainHost} has no certificate that browsers accept: "journalctl -u caddy" says why; port 80 has to be open, too.`,
      ),
    ]
  const findings = [checkEnd(mainHost, endsAt, now())]
  findings.push(await checkAnswer(originOf(mainHost, config), fetch))
  if (trustedProxies.length === 0)
    findings.push(
      wrong('TRUSTED_PROXIES is not set, so all visitors share the limits of one: set 127.0.0.1.'),
    )
  return findings
}

function checkEnd(host: string, endsAt: Date | undefined, now: Date): Finding {
  const left = endsAt === undefined ? 0 : Math.floor((endsAt.getTime() - now.getTime()) / day)
  const until = `The certificate of ${host} ends in ${left} ${left === 1 ? 'day' : 'days'}`
  // Issuers of certificates for six days are renewed every other day.
  return left >= 2
    ? fine(until)
    : wrong(`${until}: "journalctl -u caddy" says why it is not renewed.`)
}

async function checkAnswer(origin: string, fetch: Outside['fetch']): Promise<Finding> {
  try {
    const answer = await fetch(`${origin}/healthz`, { signal: AbortSignal.timeout(timeoutMs) })
    const { alive } = (await answer.json()) as { alive?: boolean }
    if (alive) return fine(`${origin} answers`)
    return wrong(`Not Vitrine answers at ${origin}: look at the settings of your proxy.`)
  } catch (error) {
    return wrong(
      `${origin} does not answer as Vitrine (${reasonOf(error)}): look at the settings of your proxy.`,
    )
  }
}
