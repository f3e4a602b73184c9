import { inPlatform } from '@vitrine/db/in-platform.ts'
import { sessions } from '@vitrine/db/schema/accounts.ts'
import { and, eq, ne } from 'drizzle-orm'
import type { RequestContext, SelfContext } from '../../../api/context.ts'
import { requireProof } from '../../../api/require-proof.ts'
import { revokeKeysMadeBy } from '../../api-keys/revoke-keys-made-by.ts'
import type { AccountMails } from '../account-mails.ts'
import { requireUncommon } from '../require-uncommon.ts'
import { storePassword } from '../store-password.ts'
import { findPasswordHash, requirePassword } from './require-password.ts'

interface NewPassword {
  currentPassword: string
  password: string
  revokeApiKeys: boolean
}

/** Ends all other sessions, which may be a thief's. */
export async function changePassword(
  context: RequestContext & SelfContext & { accountMails: AccountMails },
  { currentPassword, password, revokeApiKeys }: NewPassword,
): Promise<void> {
  const { db, auth, now, userId, session } = context
  if (await findPasswordHash(context))
    await requirePassword(context, { password: currentPassword, path: 'currentPassword' })
  else requireProof(context)
  await requireUncommon(password)
  const hash = await (await auth.$context).password.hash(password)
  await inPlatform(db, async (tx) => {
    await storePassword(tx, { userId, hash, now: now() })
    await tx
      .delete(sessions)
      .where(and(eq(sessions.userId, userId), ne(sessions.token, session.token)))
    await tx.update(sessions).set({ provedAt: now() }).where(eq(sessions.token, session.token))
    if (revokeApiKeys) await revokeKeysMadeBy(tx, userId)
  })
  await context.accountMails.send({
    kind: 'account-changed',
    email: session.email,
    change: 'password-changed',
  })
}
