import type { SenderProblemCode } from '@vitrine/contract/shop/sender-problems.ts'
import type { Finding } from '../doctor/facts.ts'
import { withinZone } from '../names/zone-names.ts'
import { type DkimState, dkimName, dkimValue, readDkim } from './dkim.ts'
import { isDmarc, policyOf } from './dmarc.ts'
import type { MailCheck, MailFacts } from './mail-facts.ts'

/** Why no email leaves from the domain. */
export const dkimChecks: readonly MailCheck[] = [
  {
    code: 'mail_not_checked',
    find: ({ mailDomain, seen }) =>
      seen.isAnswered
        ? undefined
        : {
            message: `The name servers of ${mailDomain} did not answer, so its records for email could not be checked.`,
            fix: 'You need to do nothing. The check is repeated, and for a day everything stays as it is.',
          },
  },
  amiss('dkim_misplaced', ['missing'], (facts) => {
    const { mailDomain, key } = facts
    const stray = keySeen(facts)?.strays[0]
    const name = dkimName(key.selector, mailDomain)
    return stray
      ? {
          message: `The DKIM record was made at ${stray.name}.`,
          fix: stray.name.startsWith(`${name}.`)
            ? `Your DNS provider adds the domain by itself. Enter only ${withinZone(name, mailDomain)} as its name.`
            : `Move it to the name ${withinZone(name, mailDomain)} (in full: ${name}).`,
        }
      : undefined
  }),
  amiss('dkim_cname', ['missing', 'other_key', 'unreadable', 'several'], (facts) => {
    const cname = keySeen(facts)?.cname
    const name = dkimName(facts.key.selector, facts.mailDomain)
    return cname
      ? {
          message: `There is a CNAME record at ${name}, which leads to ${cname}.`,
          fix: 'Delete it, and add the record shown here with the type TXT.',
        }
      : undefined
  }),
  amiss('dkim_several', ['several'], (facts) => ({
    message: `There are ${keySeen(facts)?.txt.values.length} TXT records at ${dkimName(facts.key.selector, facts.mailDomain)}, and receivers may read the wrong one.`,
    fix: 'Leave only the one shown here, and delete the others.',
  })),
  amiss('dkim_revoked', ['revoked'], (facts) => ({
    message: 'The DKIM record has an empty key (p=), which revokes it.',
    fix: replace(facts),
  })),
  amiss('dkim_cut_off', ['cut_off'], (facts) => ({
    message: `The DKIM record is cut off after ${foundText(facts).length} of ${dkimValue(facts.key.publicKey).length} characters.`,
    fix: 'Enter the whole value. If your DNS provider takes no more than 255 characters, enter it in two parts, each in quotation marks with a space between them.',
  })),
  amiss('dkim_quoted', ['quoted'], () => ({
    message: 'The DKIM record has quotation marks inside its value.',
    fix: 'Enter the value without quotation marks, in one piece.',
  })),
  amiss('dkim_other_key', ['other_key'], (facts) => ({
    message: 'The DKIM record has another key than the one of this shop.',
    fix: replace(facts),
  })),
  amiss('dkim_testing', ['testing'], () => ({
    message: 'The DKIM record is marked as a test (t=y), so receivers ignore it.',
    fix: 'Remove t=y from its value.',
  })),
  amiss('dkim_unreadable', ['unreadable'], (facts) => ({
    message: `The DKIM record has a value that receivers cannot use: ${foundText(facts).slice(0, 100)}`,
    fix: replace(facts),
  })),
  amiss('dmarc_refuses', ['missing'], ({ mailDomain, key, seen: { dmarc } }) => {
    const record = dmarc.values.find(isDmarc) ?? dmarc.inherited ?? ''
    const policy = policyOf(record)
    return policy === 'reject' || policy === 'quarantine'
      ? {
          message: `${mailDomain} has the DMARC policy ${policy}, so receivers would ${policy === 'reject' ? 'refuse' : 'hide'} email from it that no DKIM record proves.`,
          fix: `Leave the DMARC record as it is, and add the DKIM record with the name ${withinZone(dkimName(key.selector, mailDomain), mailDomain)}. No email leaves from ${mailDomain} before.`,
        }
      : undefined
  }),
  amiss('dkim_missing', ['missing'], ({ mailDomain, key }) => ({
    message: `The DKIM record at ${dkimName(key.selector, mailDomain)} is not there yet.`,
    fix: `Add a TXT record with the name ${withinZone(dkimName(key.selector, mailDomain), mailDomain)} and the value shown here.`,
  })),
]

/** Limits a check to states of the key's record. */
function amiss(
  code: SenderProblemCode,
  states: readonly DkimState[],
  find: (facts: MailFacts) => Finding | undefined,
): MailCheck {
  return {
    code,
    find: (facts) =>
      states.includes(readDkim(keySeen(facts)?.txt, facts.key.publicKey)) ? find(facts) : undefined,
  }
}

const keySeen = ({ seen, key }: MailFacts) =>
  seen.keys.find(({ selector }) => selector === key.selector)

const foundText = (facts: MailFacts) => keySeen(facts)?.txt.values[0] ?? ''

const replace = ({ mailDomain, key }: MailFacts) =>
  `Replace the value of the TXT record ${withinZone(dkimName(key.selector, mailDomain), mailDomain)} by the one shown here.`
