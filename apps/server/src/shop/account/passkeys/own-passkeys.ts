import type { Passkey } from '@vitrine/contract/account/passkeys.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { passkeys } from '@vitrine/db/schema/accounts.ts'
import { and, asc, eq } from 'drizzle-orm'
import type { RequestContext, SelfContext } from '../../../api/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import type { AccountMails } from '../account-mails.ts'
import { findPasswordHash } from '../profile/require-password.ts'

type Context = RequestContext & SelfContext

export async function listPasskeys({ db, userId }: Context): Promise<Passkey[]> {
  const rows = await db.platform
    .select()
    .from(passkeys)
    .where(eq(passkeys.userId, userId))
    .orderBy(asc(passkeys.createdAt))
  return rows.map(({ id, name, createdAt, lastUsedAt }) => ({
    id,
    name,
    createdAt: createdAt.toISOString(),
    lastUsedAt: lastUsedAt?.toISOString() ?? null,
  }))
}

export async function renamePasskey(
  { db, userId }: Context,
  { id, name }: { id: string; name: string },
): Promise<void> {
  const renamed = await db.platform
    .update(passkeys)
    .set({ name })
    .where(and(eq(passkeys.id, id), eq(passkeys.userId, userId)))
    .returning({ id: passkeys.id })
  if (!renamed.length) throw new Refusal('not_found')
}

/** Locks the owner's passkeys: two removals at once must not both find the other one. */
export async function removePasskey(
  context: Context & { accountMails: AccountMails },
  id: string,
): Promise<void> {
  const { db, userId, session, accountMails } = context
  const hasPassword = (await findPasswordHash(context)) !== undefined
  const removed = await inPlatform(db, async (tx) => {
    const own = await tx
      .select({ id: passkeys.id, name: passkeys.name })
      .from(passkeys)
      .where(eq(passkeys.userId, userId))
      .orderBy(asc(passkeys.id))
      .for('update')
    const found = own.find((passkey) => passkey.id === id)
    if (!found) throw new Refusal('not_found')
    if (own.length === 1 && !hasPassword) throw new Refusal('last_proof')
    await tx.delete(passkeys).where(eq(passkeys.id, id))
    return found
  })
  await accountMails.send({
    kind: 'account-changed',
    email: session.email,
    change: 'passkey-removed',
    detail: removed.name,
  })
}
