import { setTimeout as wait } from 'node:timers/promises'
import { addresses } from '../internet/addresses.ts'
import { visit } from '../internet/browser.ts'
import { mainHost } from '../internet/vitrine.ts'
import type { Zones } from '../internet/zones.ts'
import type { Laboratory } from '../laboratory.ts'
import { Shop, signUp } from '../owner.ts'

const ours = addresses.shops

interface RightZone {
  name: string
  domain: string
  /** Default: the domain itself. */
  registered?: string
  /** Before its owner adds the domain. */
  before?: (zones: Zones) => void
  /** Instead of the two records that every domain needs. */
  records?: (zones: Zones, proof: string, shop: Shop) => void
  /** Seconds from adding the domain to right records. */
  after?: number
}

const both = (domain: string, address: (zones: Zones) => void) => (zones: Zones, proof: string) => {
  zones.write(`_vitrine.${domain}`, 'TXT', proof)
  address(zones)
}

const below = (domain: string) => ({
  domain,
  registered: domain.split('.').slice(-2).join('.'),
  records: both(domain, (zones) => zones.write(domain, 'CNAME', mainHost)),
})

const rightZones: RightZone[] = [
  { name: 'a bare domain with an A record', domain: 'bare.com' },
  { name: 'records that are there before the domain is added', domain: 'early.com', after: -1 },
  { name: 'records that come half a minute later', domain: 'later.com', after: 30 },
  { name: 'a name below a domain, with a CNAME record', ...below('shop.leaf.com') },
  { name: 'a name three levels below', ...below('tea.shop.eu.branch.com') },
  {
    name: 'www alone, with the proof of its domain',
    domain: 'www.only.com',
    registered: 'only.com',
    records(zones, proof) {
      zones.write('_vitrine.only.com', 'TXT', proof)
      zones.write('www.only.com', 'CNAME', mainHost)
    },
  },
  {
    name: 'www with an A record, and a proof of its own',
    domain: 'www.twice.com',
    registered: 'twice.com',
    records: both('www.twice.com', (zones) => zones.write('www.twice.com', 'A', ours)),
  },
  { name: 'a domain with umlauts', domain: 'xn--teehuser-4za.com' },
  { name: 'a domain below co.uk', domain: 'leaves.co.uk', registered: 'leaves.co.uk' },
  { name: 'a zone with DNSSEC', domain: 'signed.com', before: (zones) => zones.sign('signed.com') },
  {
    name: 'a CNAME record over another name',
    domain: 'shop.chain.com',
    registered: 'chain.com',
    records: both('shop.chain.com', (zones) => {
      zones.write('shop.chain.com', 'CNAME', 'a.chain.com')
      zones.write('a.chain.com', 'CNAME', mainHost)
    }),
  },
  {
    name: 'a CNAME record to the free address of the shop',
    domain: 'shop.free.com',
    registered: 'free.com',
    records(zones, proof, shop) {
      zones.write('_vitrine.shop.free.com', 'TXT', proof)
      zones.write('shop.free.com', 'CNAME', shop.storeDomain)
    },
  },
  {
    name: 'a name that is a zone of its own',
    domain: 'shop.parted.com',
    registered: 'parted.com',
    before: (zones) => zones.register('shop.parted.com'),
  },
  {
    name: 'name servers in another domain',
    domain: 'hosted.com',
    before(zones) {
      zones.write('ns1.dns-host.net', 'A', addresses.provider)
      zones.write('hosted.com', 'NS', 'ns1.dns-host.net')
    },
  },
  {
    name: 'one name server of two that is gone',
    domain: 'half.com',
    before(zones) {
      zones.write('ns2.half.com', 'A', addresses.silent)
      zones.write('half.com', 'NS', 'ns1.half.com', 'ns2.half.com')
    },
  },
  {
    name: 'CAA records that allow the issuer',
    domain: 'careful.com',
    before: (zones) => zones.write('careful.com', 'CAA', 'issue letsencrypt.org'),
  },
  {
    name: 'a wildcard that leads elsewhere',
    domain: 'wild.com',
    before: (zones) => zones.write('*.wild.com', 'A', '8.8.4.4'),
  },
  {
    name: 'a proof among other texts',
    domain: 'wordy.com',
    records(zones, proof) {
      zones.write('_vitrine.wordy.com', 'TXT', 'v=spf1 -all', proof, 'a note of mine')
      zones.write('wordy.com', 'A', ours)
    },
  },
  {
    name: 'a proof with a space behind it',
    domain: 'spaced.com',
    records(zones, proof) {
      zones.write('_vitrine.spaced.com', 'TXT', `${proof} `)
      zones.write('spaced.com', 'A', ours)
    },
  },
  {
    name: 'texts of 55 kB, which need TCP',
    domain: 'heavy.com',
    records(zones, proof) {
      const noise = Array.from({ length: 220 }, (_, n) => `${n} ${'x'.repeat(240)}`)
      zones.write('heavy.com', 'TXT', ...noise)
      zones.write('_vitrine.heavy.com', 'TXT', proof)
      zones.write('heavy.com', 'A', ours)
    },
  },
]

/** Adds the domains of many owners and waits for their padlocks, without a click in between. */
export async function rightZonesGetAPadlock(lab: Laboratory): Promise<void> {
  const { report, zones } = lab
  report.heading('Right zones, from right DNS to the padlock')
  const shops = await openShops(Math.ceil(rightZones.length / 8))
  for (const { domain, registered = domain, before } of rightZones) {
    zones.register(registered)
    before?.(zones)
  }
  await lab.publish()
  const times: number[] = []
  const one = async (right: RightZone, at: number) => {
    const shop = shops[at % shops.length]!
    const seen = await timeToPadlock(lab, right, shop).catch((error: Error) => error)
    const isOk = typeof seen === 'number'
    if (isOk) times.push(seen)
    report.line(right.name, isOk, isOk ? { ms: seen } : { detail: seen.message })
  }
  await Promise.all(rightZones.map(one))
  const median = times.toSorted((one, other) => one - other)[Math.floor(times.length / 2)] ?? NaN
  const longest = Math.max(...times)
  report.line('median from right DNS to the padlock, at most 60 s', median <= 60_000, {
    ms: median,
    detail: `${times.length} domains, longest ${(longest / 1000).toFixed(1)} s`,
  })
}

async function timeToPadlock(
  { zones, publish, browser }: Laboratory,
  { domain, records, after = 3 }: RightZone,
  shop: Shop,
): Promise<number> {
  const write = async () => {
    const proof = `vitrine=${shop.storeId}`
    if (records) records(zones, proof, shop)
    else both(domain, (zones) => zones.write(domain, 'A', ours))(zones, proof)
    await publish()
  }
  if (after < 0) await write()
  else {
    await shop.add(domain)
    await wait(after * 1000)
    await write()
  }
  const right = performance.now()
  if (after < 0) await shop.add(domain)
  await shop.untilLive(domain)
  // The first domain of a shop is its primary one, to which the others lead.
  const { hasPadlock, title, error } = await visit(browser, `https://${domain}/`)
  if (!hasPadlock || !title.includes(shop.name))
    throw new Error(`${domain}: ${error ?? `no padlock, or another shop: ${title}`}`)
  return performance.now() - right
}

async function openShops(count: number): Promise<Shop[]> {
  const owner = await signUp()
  return await Promise.all(
    Array.from({ length: count }, (_, at) => Shop.open(owner, `Right House ${at + 1}`)),
  )
}
