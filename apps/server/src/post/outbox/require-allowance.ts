import type { MailKind } from '@vitrine/contract/shop/mail-names.ts'
import type { Database } from '@vitrine/db/database.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Limiter } from '../../platform/limits/limiter.ts'
import type { LimitedWork } from '../../platform/limits/limits.ts'
import { limitsOfStore } from '../../platform/plans/limits-of.ts'
import { findOwner, type StoreOwner } from '../find-owner.ts'
import type { Mail } from '../mail.ts'
import type { WriteStoreMail } from './deliver-mail.ts'

interface Parts {
  db: Database
  limiter: Limiter
  now: () => Date
}

const day = 86_400_000

const answersOfShops: readonly string[] = [
  'order_confirmation',
  'newsletter_confirm',
] satisfies MailKind[]

/**
 * Allows emails to others only once the owner's address is confirmed, and then a daily number that
 * grows with the account's age. Refused ones are retried later, with the reason in the owner's
 * list.
 */
export function withinAllowance(write: WriteStoreMail, parts: Parts): WriteStoreMail {
  return async (tx, kind, payload) => {
    const mail = await write(tx, kind, payload)
    if (mail) await requireAllowance(parts, tx, kind, mail)
    return mail
  }
}

async function requireAllowance(
  { db, limiter, now }: Parts,
  tx: StoreTransaction,
  kind: string,
  { to }: Mail,
): Promise<void> {
  const owner = await findOwner(db, tx.storeId)
  if (!owner || to.toLowerCase() === owner.email.toLowerCase()) return
  if (!owner.emailVerified && !answersOfShops.includes(kind))
    throw new Error(
      'Not sent yet: the email address of your account is not confirmed. Follow the link that we mailed to you; the mail leaves by itself then.',
    )
  await requireWithinPlan(limiter, tx)
  if (await limiter.take(allowanceOf(owner, now()), { account: owner.id }))
    throw new Error(
      owner.emailVerified
        ? 'Not sent yet: a new account may send only a limited number of emails a day. It is sent automatically later.'
        : 'Not sent yet: without a confirmed email address your account may send only a few emails a day. Follow the link in our email to you.',
    )
}

async function requireWithinPlan(limiter: Limiter, tx: StoreTransaction): Promise<void> {
  const { mails } = await limitsOfStore(tx, tx.storeId)
  if (mails === null || !(await limiter.take('planMail', { shop: tx.storeId }, mails))) return
  throw new Error(
    `Not sent yet: your plan allows ${mails.toLocaleString('en')} emails a day. It is sent automatically later, or sooner with another plan.`,
  )
}

function allowanceOf({ emailVerified, createdAt }: StoreOwner, now: Date): LimitedWork {
  if (!emailVerified) return 'mailUnconfirmed'
  const age = now.getTime() - createdAt.getTime()
  if (age < day) return 'mailFirstDay'
  if (age < 7 * day) return 'mailFirstWeek'
  return age < 30 * day ? 'mailFirstMonth' : 'mail'
}
