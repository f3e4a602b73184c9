import { domainCheckWork } from '../shop/domains/checks/check-work.ts'
import type { ReachHttps } from '../shop/domains/checks/reach-https.ts'
import { createOpenDns } from '../shop/domains/dns/dns.ts'
import { runDue } from '../platform/jobs/due-work.ts'
import type { Shop } from './start-shop.ts'

/** Does the checks of domains that are due now. */
export async function checkDomains(
  { services }: Pick<Shop, 'services'>,
  reachHttps: ReachHttps = async () => ({ state: 'ok' }),
): Promise<void> {
  const { config, log, now } = services
  const openDns = createOpenDns(config, { timeoutMs: 250, tries: 1 })
  const work = domainCheckWork({ ...services, openDns, reachHttps, chance: () => 0.5 })
  await runDue(work, { log, now })
}
