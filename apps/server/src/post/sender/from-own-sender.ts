import { type MailKind, shopperMails } from '@vitrine/contract/shop/mail-names.ts'
import { mailKeys, mailSenders } from '@vitrine/db/schema/mail-senders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, isNotNull } from 'drizzle-orm'
import type { Vault } from '../../platform/vault.ts'
import type { OwnSender } from '../mail.ts'
import type { WriteStoreMail } from '../outbox/deliver-mail.ts'
import { openMailKey } from './dkim-key.ts'

/** Lets emails to shoppers come from the store's own address while its DKIM record is right. */
export function fromOwnSender(write: WriteStoreMail, vault: Vault): WriteStoreMail {
  return async (tx, kind, payload) => {
    const mail = await write(tx, kind, payload)
    if (!mail || !shopperMails.has(kind as MailKind)) return mail
    const sender = await findOwnSender(tx, vault)
    return sender ? { ...mail, sender } : mail
  }
}

async function findOwnSender(tx: StoreTransaction, vault: Vault): Promise<OwnSender | undefined> {
  const isItsKey = and(
    eq(mailKeys.storeId, mailSenders.storeId),
    eq(mailKeys.selector, mailSenders.selector),
  )
  const [row] = await tx
    .select({ address: mailSenders.address, key: mailKeys })
    .from(mailSenders)
    .innerJoin(mailKeys, isItsKey)
    .where(and(eq(mailSenders.storeId, tx.storeId), isNotNull(mailSenders.onSince)))
  if (!row) return undefined
  const { address, key } = row
  const privateKey = openMailKey(vault, key)
  return privateKey === undefined ? undefined : { address, selector: key.selector, privateKey }
}
