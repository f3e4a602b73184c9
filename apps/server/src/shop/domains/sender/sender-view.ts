import type { DomainSender } from '@vitrine/contract/shop/store-domains.ts'
import type { Config } from '../../../platform/config.ts'
import { diagnoseMail } from '../mail-records/diagnose-mail.ts'
import type { MailFacts } from '../mail-records/mail-facts.ts'
import { mailRows } from '../mail-records/mail-rows.ts'
import type { MailSeen } from '../mail-records/observe-mail.ts'
import { ourSpfTerms } from '../mail-records/spf.ts'
import { counterpartOf, mailDomainOf } from '../names/zone-names.ts'
import type { DomainRow } from '../queries.ts'
import { type Sender, signingKey, waitingKey } from './queries.ts'

type Settings = Pick<Config, 'spfInclude' | 'spfAddresses'>

interface Viewed {
  row: DomainRow
  names: ReadonlySet<string>
  sender: Sender | undefined
  store: { email: string | null }
  seen: MailSeen | undefined
}

export function senderView(viewed: Viewed, config: Settings): DomainSender | null {
  const { row, names, sender } = viewed
  const mailDomain = mailDomainOf(row.domain)
  if (sender?.domain === row.domain) return ownView(sender, viewed, config)
  // Of a name with and without www, the latter has it.
  const isOther = mailDomain !== row.domain && names.has(counterpartOf(row.domain) ?? '')
  const isLive = row.status === 'verified' && row.liveAt !== null
  if (sender || isOther || !isLive) return null
  return {
    status: 'off',
    mailDomain,
    address: null,
    records: [],
    checked: false,
    renewing: false,
    since: null,
    problem: null,
  }
}

function ownView(sender: Sender, { store, seen }: Viewed, config: Settings): DomainSender {
  const mailDomain = mailDomainOf(sender.domain)
  const { keys, address, onSince, offSince } = sender
  const spfTerms = ourSpfTerms(config)
  const isChecked = seen?.keys.some(({ selector }) => selector === keys.at(-1)?.selector) ?? false
  return {
    status: onSince ? 'on' : offSince ? 'problem' : 'waiting',
    mailDomain,
    address,
    records: mailRows({ mailDomain, spfTerms, keys }, seen),
    checked: isChecked,
    renewing: waitingKey(sender) !== undefined,
    since: (onSince ?? offSince)?.toISOString() ?? null,
    problem: seen ? senderProblem(sender, seen, { store, config }) : null,
  }
}

interface Around {
  store: { email: string | null }
  config: Settings
}

/** A new key that waits keeps nothing from leaving while the old one signs. */
export function senderProblem(sender: Sender, seen: MailSeen, { store, config }: Around) {
  const facts = (key: MailFacts['key']): MailFacts => ({
    mailDomain: mailDomainOf(sender.domain),
    address: sender.address,
    key,
    spfTerms: ourSpfTerms(config),
    hasReplyTo: store.email !== null,
    seen,
  })
  const [signing, waiting] = [signingKey(sender), waitingKey(sender)]
  const problem = signing ? diagnoseMail(facts(signing)) : null
  if (problem?.blocking || !waiting) return problem
  const ofWaiting = diagnoseMail(facts(waiting))
  return ofWaiting?.blocking ? { ...ofWaiting, blocking: false } : problem
}
