import { withinZone } from '../names/zone-names.ts'
import { dmarcName, isDmarc, leastDmarc, policyOf } from './dmarc.ts'
import type { MailCheck, MailFacts } from './mail-facts.ts'
import { maxSpfLookups } from './measure-spf.ts'
import { allowsAll, hasTerms, mergedSpf } from './spf.ts'

/** What makes signed email welcome everywhere, but does not keep it from leaving. */
export const mailAdvice: readonly MailCheck[] = [
  {
    code: 'dmarc_several',
    find: ({ mailDomain, seen: { dmarc } }) =>
      dmarc.values.filter(isDmarc).length > 1
        ? {
            message: `There are ${dmarc.values.filter(isDmarc).length} DMARC records at ${dmarcName(mailDomain)}, so receivers follow none.`,
            fix: 'Leave only one of them.',
          }
        : undefined,
  },
  {
    code: 'dmarc_unreadable',
    find({ mailDomain, seen: { dmarc } }) {
      const [text] = dmarc.values
      const isRead = dmarc.values.some((value) => isDmarc(value) && policyOf(value))
      return text !== undefined && !isRead
        ? {
            message: `The record at ${dmarcName(mailDomain)} is not one that receivers can read: ${text.slice(0, 100)}`,
            fix: `Change its value to ${leastDmarc}`,
          }
        : undefined
    },
  },
  {
    code: 'dmarc_misplaced',
    find({ mailDomain, seen: { dmarc } }) {
      const [stray] = dmarc.strays
      const name = dmarcName(mailDomain)
      return hasNoDmarc(dmarc) && stray
        ? {
            message: `The DMARC record was made at ${stray.name}.`,
            fix: `Move it to the name ${withinZone(name, mailDomain)} (in full: ${name}).`,
          }
        : undefined
    },
  },
  {
    code: 'dmarc_missing',
    find: ({ mailDomain, seen: { dmarc } }) =>
      hasNoDmarc(dmarc)
        ? {
            message: `${mailDomain} has no DMARC record, which Gmail, Yahoo and Outlook require of shops that send much.`,
            fix: `Add a TXT record with the name ${withinZone(dmarcName(mailDomain), mailDomain)} and the value ${leastDmarc}`,
          }
        : undefined,
  },
  ofSpf('spf_several', ({ values }, { mailDomain }) =>
    values.length > 1
      ? {
          message: `${mailDomain} has ${values.length} SPF records, so receivers follow none.`,
          fix: 'Replace them by the one shown here, which has what all of them allow.',
        }
      : undefined,
  ),
  ofSpf('spf_allows_all', ({ values }, { mailDomain }) =>
    values.some(allowsAll)
      ? {
          message: `The SPF record of ${mailDomain} ends with +all, so anybody may send email in its name.`,
          fix: 'Let it end with ~all.',
        }
      : undefined,
  ),
  ofSpf('spf_include_broken', ({ values, size }) =>
    values.length > 0 && size.broken !== null
      ? {
          message: `The SPF record includes ${size.broken}, which has no SPF record, so receivers cannot use the whole of it.`,
          fix: `Remove include:${size.broken} from it, or correct the name.`,
        }
      : undefined,
  ),
  ofSpf('spf_too_many_lookups', ({ values: [text = ''], size, ours }, { spfTerms }) => {
    const added = hasTerms(text, spfTerms) ? 0 : ours.lookups
    return size.lookups + added > maxSpfLookups
      ? {
          message: `The SPF record takes ${size.lookups + added} look-ups${added > 0 ? ' with what this shop needs' : ''}, and receivers make no more than ${maxSpfLookups}.`,
          fix: 'Remove the services that you no longer use from it.',
        }
      : undefined
  }),
  ofSpf('spf_misplaced', ({ values, strays: [stray] }, { mailDomain }) =>
    values.length === 0 && stray
      ? {
          message: `The SPF record was made at ${stray.name}.`,
          fix: `Move it to the name ${withinZone(mailDomain, mailDomain)}, the domain itself.`,
        }
      : undefined,
  ),
  ofSpf('spf_missing', ({ values }, { mailDomain, spfTerms }) =>
    values.length === 0 && spfTerms.length > 0
      ? {
          message: `${mailDomain} has no SPF record.`,
          fix: `Receivers accept your email without it, some rather with it: add a TXT record with the name ${withinZone(mailDomain, mailDomain)} and the value ${mergedSpf([], spfTerms)}`,
        }
      : undefined,
  ),
  ofSpf('spf_without_us', ({ values }, { spfTerms }) =>
    values.every((text) => !hasTerms(text, spfTerms))
      ? {
          message: `The SPF record does not name the mail server of this shop (${spfTerms.join(' ')}).`,
          fix: `Receivers accept your email without it, some rather with it: change its value to ${mergedSpf(values, spfTerms)}`,
        }
      : undefined,
  ),
  {
    code: 'mx_missing',
    find: ({ mailDomain, address, hasReplyTo, seen }) =>
      seen.hasMx || hasReplyTo
        ? undefined
        : {
            message: `${mailDomain} has no mailbox (no MX record), so replies to ${address} reach nobody.`,
            fix: 'Enter an email address in the settings of the shop, to which replies then go, or set up a mailbox at your domain.',
          },
  },
]

type Spf = NonNullable<MailFacts['seen']['spf']>

function ofSpf(
  code: MailCheck['code'],
  find: (spf: Spf, facts: MailFacts) => ReturnType<MailCheck['find']>,
): MailCheck {
  return { code, find: (facts) => (facts.seen.spf ? find(facts.seen.spf, facts) : undefined) }
}

const hasNoDmarc = ({ values, inherited }: MailFacts['seen']['dmarc']) =>
  values.length === 0 && inherited === null
