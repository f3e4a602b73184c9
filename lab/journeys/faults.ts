import { proofOf } from '../../apps/server/src/shop/domains/doctor/verdict.ts'
import {
  type Fault,
  type FaultyZone,
  faults,
  otherId,
  ours,
  storeId,
} from '../../apps/server/src/testing/zone-faults.ts'
import { mainHost } from '../internet/vitrine.ts'
import type { Zones } from '../internet/zones.ts'
import type { Laboratory } from '../laboratory.ts'
import { Shop, signUp } from '../owner.ts'
import { waitUntil } from '../wait-until.ts'

/** Where the faulty zone of `tea.com` is: each has a domain of its own. */
const domainOf = ({ code }: Fault, at: number) => `${code.replaceAll('_', '-')}-${at + 1}.com`

/** Their certificates are refused, as issuers do for CAA records: Pebble reads none. */
export const refusedNames = faults.flatMap((fault, at) =>
  fault.facts?.certificate === 'missing' ? [domainOf(fault, at)] : [],
)

const shopsOfFaults = 6

/** Each fault that the server knows, seen from a zone that has it. */
export async function faultsAreRecognised(lab: Laboratory): Promise<void> {
  const { report } = lab
  report.heading('Faults, each from a zone that has it')
  const owner = await signUp()
  const shops = await Promise.all(
    Array.from({ length: shopsOfFaults }, (_, at) => Shop.open(owner, `Faulty House ${at + 1}`)),
  )
  const holder = await Shop.open(owner, 'Holding House')
  const cases = faults.map((fault, at) => ({
    fault,
    domain: domainOf(fault, at),
    shop: shops[at % shops.length]!,
    holder,
  }))
  await letHolderVerify(lab, cases)
  const [others, alone] = [cases.filter(isOfZone), cases.filter((each) => !isOfZone(each))]
  for (const each of others) applyFault(lab, each)
  await lab.publish()
  await Promise.all(others.map((each) => reportFault(lab, each)))
  for (const each of alone) await withMachineFault(lab, each, () => reportFault(lab, each))
}

interface Case {
  fault: Fault
  domain: string
  shop: Shop
  holder: Shop
}

/** All others are faults of this installation, one at a time. */
const isOfZone = ({ fault: { code } }: Case) =>
  code !== 'could_not_check' && code !== 'https_unreachable'

async function withMachineFault(lab: Laboratory, each: Case, work: () => Promise<void>) {
  if (each.fault.code === 'could_not_check') {
    applyFault(lab, each)
    await lab.publish()
    lab.resolverOfServer.pause()
    await work().finally(() => lab.resolverOfServer.goOn())
  } else {
    await withoutCaddy(lab, each)
    await work()
  }
}

/** The dashboard answers through Caddy too, so the check is awaited in the database. */
async function withoutCaddy(lab: Laboratory, each: Case) {
  const { zones, caddy, issuer, vitrine } = lab
  zones.register(each.domain)
  await lab.publish()
  await each.shop.add(each.domain)
  await caddy.stop()
  try {
    applyFault(lab, each)
    await lab.publish()
    await waitUntil('a check without Caddy', async () => {
      const found = await vitrine.query(
        `SELECT FROM domains WHERE domain = $1 AND findings->>'certificate' = 'unreachable'`,
        [each.domain],
      )
      return found.length > 0
    })
  } finally {
    await caddy.start(issuer)
  }
}

/** Writes a zone as `faults-of-zones.test.ts` does, under another name and for other shops. */
function applyFault({ zones }: Laboratory, { fault, domain, shop, holder }: Case) {
  const rename = renaming({ domain, shop, holder })
  const world = under(zones, rename)
  rightZone(world)
  fault.zone(world)
}

function rightZone({ register, write }: FaultyZone) {
  register('tea.com')
  write('tea.com', 'A', ours)
  write('www.tea.com', 'CNAME', mainHost)
  write('shop.tea.com', 'CNAME', mainHost)
  for (const name of ['tea.com', 'shop.tea.com']) write(`_vitrine.${name}`, 'TXT', proofOf(storeId))
}

function renaming({ domain, shop, holder }: Pick<Case, 'domain' | 'shop' | 'holder'>) {
  return (text: string) =>
    text
      .replaceAll(/\btea\.com\b/g, domain)
      .replaceAll(storeId, shop.storeId)
      .replaceAll(otherId, holder.storeId)
}

function under(zones: Zones, rename: (text: string) => string): FaultyZone {
  return {
    register: (domain) => zones.register(rename(domain)),
    write: (name, type, ...values) => zones.write(rename(name), type, ...values.map(rename)),
    breakZone: (domain, fault) => zones.breakZone(rename(domain), fault),
    ttl: (name, seconds) => zones.ttl(rename(name), seconds),
    // A fault of this installation, which its journey makes.
    breakResolver: () => {},
  }
}

/** Lets another shop verify the domains that the fault says it has. */
async function letHolderVerify(lab: Laboratory, cases: Case[]) {
  const contested = cases.filter(({ fault }) => fault.facts?.holderId !== undefined)
  for (const each of contested) {
    const world = under(lab.zones, renaming({ ...each, shop: each.holder }))
    rightZone(world)
  }
  await lab.publish()
  await Promise.all(
    contested.map(async ({ domain, holder }) => {
      await holder.add(domain)
      await waitUntil(`${domain} is verified`, async () => {
        const host = await holder.domain(domain)
        return host?.verifiedAt != null
      })
    }),
  )
}

async function reportFault({ report }: Laboratory, { fault, domain, shop, holder }: Case) {
  const rename = renaming({ domain, shop, holder })
  const added = rename(fault.domain ?? 'tea.com')
  const expected = rename(fault.says)
  const started = performance.now()
  let last = 'nothing was seen'
  try {
    await shop.add(added)
    await waitUntil(added, async () => {
      const problem = (await shop.domain(added))?.problem
      if (problem) last = `${problem.code}: ${problem.message} ${problem.fix}`
      return problem?.code === fault.code && last.includes(expected)
    })
    report.line(fault.code, true, { ms: performance.now() - started, detail: expected })
  } catch {
    report.line(fault.code, false, { detail: `expected “${expected}”, last seen ${last}` })
  }
}
