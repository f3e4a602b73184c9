import { mailKeys } from '@vitrine/db/schema/mail-senders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq } from 'drizzle-orm'
import type { Vault } from '../../../platform/vault.ts'
import { createMailKey, openMailKey } from '../../../post/sender/dkim-key.ts'
import type { MailSeen } from '../mail-records/observe-mail.ts'
import { nextSender } from './next-sender.ts'
import {
  deleteOtherKeys,
  findSender,
  insertKey,
  lockSender,
  type Sender,
  updateSenderRow,
} from './queries.ts'

/** Owners are notified at most once a day, however often a record comes and goes. */
const quietMs = 24 * 3_600_000

interface Check {
  domain: string
  seen: MailSeen | undefined
  isOurs: boolean
  now: Date
}

export interface SenderNews {
  sender: Sender
  /** Whether its owner has to be told that emails no longer come from it. */
  notifies: boolean
}

/** Stores what a check changes about the sender of a domain. @returns undefined if it has none */
export async function recordSender(
  tx: StoreTransaction,
  { domain, seen, isOurs, now }: Check,
): Promise<SenderNews | undefined> {
  const sender = await lockSender(tx)
  if (sender?.domain !== domain) return undefined
  // Turned on during the check.
  if (!seen) return { sender, notifies: false }
  const { changes, hasStopped } = nextSender(sender, { seen, isOurs, now })
  const notified = sender.ownerNotifiedAt?.getTime() ?? 0
  const notifies = hasStopped && now.getTime() - notified >= quietMs
  const all = { ...changes, ...(notifies && { ownerNotifiedAt: now }) }
  if (Object.keys(all).length > 0) await updateSenderRow(tx, all)
  if (changes.selector === undefined) return { sender: { ...sender, ...all }, notifies }
  await deleteOtherKeys(tx, changes.selector)
  const keys = sender.keys.filter(({ selector }) => selector === changes.selector)
  return { sender: { ...sender, ...all, keys }, notifies }
}

/** Replaces a key that cannot be opened any more, because `ENCRYPTION_KEY` was replaced. */
export async function requireUsableKey(
  tx: StoreTransaction,
  vault: Vault,
  domain: string,
): Promise<Sender | undefined> {
  const sender = await findSender(tx)
  if (sender?.domain !== domain) return undefined
  const isSigning = and(eq(mailKeys.storeId, tx.storeId), eq(mailKeys.selector, sender.selector))
  const [key] = await tx.select().from(mailKeys).where(isSigning)
  if (key && openMailKey(vault, key) !== undefined) return sender
  const made = await createMailKey(vault, tx.storeId)
  await deleteOtherKeys(tx, '')
  await insertKey(tx, made)
  await updateSenderRow(tx, { selector: made.selector, confirmedAt: null })
  return await findSender(tx)
}
