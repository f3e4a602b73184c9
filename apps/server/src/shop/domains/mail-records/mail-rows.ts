import type { DomainRecord } from '@vitrine/contract/shop/store-domains.ts'
import { registeredDomain, withinZone } from '../names/zone-names.ts'
import { dkimName, dkimValue, readDkim } from './dkim.ts'
import { dmarcName, isDmarc, leastDmarc, policyOf } from './dmarc.ts'
import type { MailFacts } from './mail-facts.ts'
import type { MailSeen } from './observe-mail.ts'
import { allowsAll, hasTerms, mergedSpf } from './spf.ts'

interface Requested extends Pick<MailFacts, 'mailDomain' | 'spfTerms'> {
  keys: readonly { selector: string; publicKey: string }[]
}

interface Row {
  name: string
  expected: string
  observed: readonly string[]
  ok: boolean
  purpose: DomainRecord['purpose']
}

/** The records for email, beside what the last check saw. */
export function mailRows(requested: Requested, seen: MailSeen | undefined): DomainRecord[] {
  const { mailDomain, spfTerms, keys } = requested
  const hasSpf = spfTerms.length > 0 && registeredDomain(mailDomain) === mailDomain
  const rows = [
    ...keys.map((key) => dkimRow(mailDomain, key, seen)),
    dmarcRow(mailDomain, seen),
    ...(hasSpf ? [spfRow(mailDomain, spfTerms, seen)] : []),
  ]
  return rows.map(({ observed, name, ...row }) => ({
    type: 'TXT',
    name,
    host: withinZone(name, mailDomain),
    observed: observed.length > 0 ? observed.join(', ') : null,
    optional: row.purpose !== 'dkim',
    ...row,
  }))
}

function dkimRow(
  mailDomain: string,
  key: Requested['keys'][number],
  seen: MailSeen | undefined,
): Row {
  const txt = seen?.keys.find(({ selector }) => selector === key.selector)?.txt
  return {
    name: dkimName(key.selector, mailDomain),
    expected: dkimValue(key.publicKey),
    observed: txt?.values ?? [],
    ok: readDkim(txt, key.publicKey) === 'right',
    purpose: 'dkim',
  }
}

/** A record that receivers can read stays as it is. */
function dmarcRow(mailDomain: string, seen: MailSeen | undefined): Row {
  const { values = [], inherited = null } = seen?.dmarc ?? {}
  const usable = values.filter((text) => isDmarc(text) && policyOf(text))
  const isInherited = values.length === 0 && inherited !== null
  return {
    name: dmarcName(mailDomain),
    expected: usable[0] ?? inherited ?? leastDmarc,
    observed: isInherited
      ? [`${inherited} (at ${dmarcName(registeredDomain(mailDomain))})`]
      : values,
    ok: isInherited || (usable.length === 1 && values.filter(isDmarc).length === 1),
    purpose: 'dmarc',
  }
}

function spfRow(mailDomain: string, spfTerms: readonly string[], seen: MailSeen | undefined): Row {
  const values = seen?.spf?.values ?? []
  const [only = ''] = values
  return {
    name: mailDomain,
    expected: mergedSpf(values, spfTerms),
    observed: values,
    ok: values.length === 1 && hasTerms(only, spfTerms) && !allowsAll(only),
    purpose: 'spf',
  }
}
