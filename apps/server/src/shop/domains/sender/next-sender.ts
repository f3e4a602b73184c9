import { readDkim } from '../mail-records/dkim.ts'
import type { MailSeen } from '../mail-records/observe-mail.ts'
import { type Sender, type SenderRow, signingKey, waitingKey } from './queries.ts'

const day = 24 * 3_600_000

interface Check {
  seen: MailSeen
  /** Whether the domain is verified, and something in its zone still shows that it is the store's. */
  isOurs: boolean
  now: Date
}

export interface NextSender {
  changes: Partial<SenderRow>
  hasStopped: boolean
}

/** Decides what a check changes about the address that emails come from. */
export function nextSender(sender: Sender, { seen, isOurs, now }: Check): NextSender {
  const [waiting, signing] = [waitingKey(sender), signingKey(sender)]
  if (isOurs && waiting && stateOf(seen, waiting) === 'right')
    return { changes: { ...on(sender, now), selector: waiting.selector }, hasStopped: false }
  const state = signing ? stateOf(seen, signing) : 'missing'
  if (isOurs && state === 'right') return { changes: on(sender, now), hasStopped: false }
  const isPatient = isOurs && state === 'unknown' && since(sender.confirmedAt, now) < day
  if (isPatient || sender.onSince === null) return { changes: {}, hasStopped: false }
  return { changes: { onSince: null, offSince: now }, hasStopped: true }
}

const on = ({ onSince }: Sender, now: Date) => ({
  onSince: onSince ?? now,
  offSince: null,
  confirmedAt: now,
})

function stateOf({ keys }: MailSeen, { selector, publicKey }: Sender['keys'][number]) {
  return readDkim(keys.find((key) => key.selector === selector)?.txt, publicKey)
}

const since = (at: Date | null, now: Date) => now.getTime() - (at?.getTime() ?? 0)
