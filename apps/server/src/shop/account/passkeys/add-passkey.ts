import type { CreationOptions, Registration } from '@vitrine/contract/account/passkeys.ts'
import { passkeys } from '@vitrine/db/schema/accounts.ts'
import { eq } from 'drizzle-orm'
import type { RequestContext, SelfContext } from '../../../api/context.ts'
import { requireWithinLimit } from '../../../api/require-within-limit.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { AccountMails } from '../account-mails.ts'
import { checkRegistration, creationOptions, insertPasskey } from './register.ts'

type Context = RequestContext & SelfContext

const maxPasskeys = 20

const purposeOf = ({ session }: Context) => ({ kind: 'add' as const, subject: session.token })

export async function startAdding(context: Context): Promise<CreationOptions> {
  const { userId, session } = context
  await requireWithinLimit(context, 'ownPasskey', { account: userId })
  return await creationOptions(context, {
    purpose: purposeOf(context),
    user: { id: userId, email: session.email, name: session.name },
    existing: await requireRoom(context),
  })
}

export async function addPasskey(
  context: Context & { accountMails: AccountMails },
  { name, registration }: { name: string; registration: Registration },
): Promise<void> {
  const { db, userId, now, session, accountMails } = context
  const { transports } = registration.response
  const credential = await checkRegistration(context, purposeOf(context), registration)
  await requireRoom(context)
  await insertPasskey(db.platform, { userId, name, transports, credential, createdAt: now() })
  await accountMails.send({
    kind: 'account-changed',
    email: session.email,
    change: 'passkey-added',
    detail: name,
  })
}

async function requireRoom({ db, userId }: Context): Promise<{ id: string }[]> {
  const existing = await db.platform
    .select({ id: passkeys.id })
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
  if (existing.length >= maxPasskeys) throw new Refusal('too_many_passkeys')
  return existing
}
