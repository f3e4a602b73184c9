import { registeredDomain } from '../names/zone-names.ts'
import { type Answer, noData } from '../dns/answer.ts'
import type { Ask } from '../dns/ask.ts'
import type { Dns } from '../dns/dns.ts'
import { findZone } from '../dns/find-zone.ts'
import { dkimName, isAnswered } from './dkim.ts'
import { dmarcName, isDmarc } from './dmarc.ts'
import { measureSpf, type SpfSize } from './measure-spf.ts'
import { isSpf } from './spf.ts'

interface Stray {
  /** Where it was found, in full. */
  name: string
  value: string
}

/** What a check sees of a domain's records for email. */
export interface MailSeen {
  isAnswered: boolean
  keys: { selector: string; txt: Answer; cname: string | null; strays: Stray[] }[]
  dmarc: {
    /** DMARC records where receivers look first, and anything else that is there. */
    values: string[]
    /** The record of the registered domain, which counts where the domain has none. */
    inherited: string | null
    strays: Stray[]
  }
  /** Null where a CNAME record leaves no place for one. */
  spf: { values: string[]; size: SpfSize; ours: SpfSize; strays: Stray[] } | null
  hasMx: boolean
}

interface Requested {
  selectors: readonly string[]
  spfTerms: readonly string[]
}

const nothingSeen: MailSeen = {
  isAnswered: false,
  keys: [],
  dmarc: { values: [], inherited: null, strays: [] },
  spf: null,
  hasMx: true,
}

export async function observeMail(
  dns: Dns,
  mailDomain: string,
  { selectors, spfTerms }: Requested,
): Promise<MailSeen> {
  const { ask: zone } = await findZone(dns, mailDomain)
  if (!zone) return nothingSeen
  const ask = following(zone, dns.recursive)
  const atDomain = await zone('LONG_TXT', mailDomain)
  if (!isAnswered(atDomain)) return nothingSeen
  const [keys, dmarc, spf, mx] = await Promise.all([
    Promise.all(selectors.map((selector) => seeKey(zone, ask, { selector, mailDomain, atDomain }))),
    seeDmarc(ask, mailDomain, atDomain),
    seeSpf(dns.recursive, ask, { mailDomain, atDomain, spfTerms }),
    ask('MX', mailDomain),
  ])
  return {
    isAnswered: true,
    keys,
    dmarc,
    spf,
    hasMx: mx.code !== 'no_data' && mx.code !== 'no_name',
  }
}

/** Asks the zone, and a resolver where its answer is a CNAME that leads out of it. */
function following(zone: Ask, recursive: Ask): Ask {
  return async (type, name) => {
    const answer = await zone(type, name)
    if (answer.code !== 'no_data') return answer
    return (await zone('CNAME', name)).code === 'ok' ? await recursive(type, name) : answer
  }
}

async function seeKey(
  zone: Ask,
  ask: Ask,
  { selector, mailDomain, atDomain }: { selector: string; mailDomain: string; atDomain: Answer },
) {
  const name = dkimName(selector, mailDomain)
  const [txt, cname, strays] = await Promise.all([
    ask('LONG_TXT', name),
    zone('CNAME', name),
    findStrays(
      ask,
      [
        `${name}.${registeredDomain(mailDomain)}`,
        `${selector}.${mailDomain}`,
        `_domainkey.${mailDomain}`,
      ],
      (value) => /\bp=/.test(value),
    ),
  ])
  const atTop = atDomain.values.filter((value) => /v=DKIM1/i.test(value))
  return {
    selector,
    txt,
    cname: cname.values[0] ?? null,
    strays: [...strays, ...atTop.map((value) => ({ name: mailDomain, value }))],
  }
}

async function seeDmarc(
  ask: Ask,
  mailDomain: string,
  atDomain: Answer,
): Promise<MailSeen['dmarc']> {
  const registered = registeredDomain(mailDomain)
  const name = dmarcName(mailDomain)
  const [own, above, strays] = await Promise.all([
    ask('LONG_TXT', name),
    registered === mailDomain ? noData : ask('LONG_TXT', dmarcName(registered)),
    findStrays(ask, [`${name}.${registered}`, `dmarc.${mailDomain}`], (value) =>
      /DMARC1/i.test(value),
    ),
  ])
  const atTop = atDomain.values.filter((value) => /v=DMARC1/i.test(value))
  return {
    values: own.values,
    inherited: above.values.find(isDmarc) ?? null,
    strays: [...strays, ...atTop.map((value) => ({ name: mailDomain, value }))],
  }
}

async function seeSpf(
  recursive: Ask,
  ask: Ask,
  {
    mailDomain,
    atDomain,
    spfTerms,
  }: { mailDomain: string; atDomain: Answer; spfTerms: readonly string[] },
): Promise<MailSeen['spf']> {
  if (mailDomain !== registeredDomain(mailDomain)) return null
  const values = atDomain.values.filter(isSpf)
  const [size, ours, strays] = await Promise.all([
    measureSpf(recursive, values[0] ?? ''),
    measureSpf(recursive, ['v=spf1', ...spfTerms].join(' ')),
    findStrays(ask, [`${mailDomain}.${mailDomain}`, `spf.${mailDomain}`], isSpf),
  ])
  return { values, size, ours, strays }
}

async function findStrays(
  ask: Ask,
  names: readonly string[],
  isMeant: (value: string) => boolean,
): Promise<Stray[]> {
  const found = await Promise.all(
    names.map(async (name) =>
      (await ask('LONG_TXT', name)).values.filter(isMeant).map((value) => ({ name, value })),
    ),
  )
  return found.flat()
}
