import { accounts } from '@vitrine/db/schema/accounts.ts'
import { and, eq } from 'drizzle-orm'
import type { RequestContext, SelfContext } from '../../../api/context.ts'
import { requireWithinLimit } from '../../../api/require-within-limit.ts'
import { invalidInput } from '../../../platform/refusal.ts'

/** @throws Refusal 400 at the path if it is not the password of the signed-in owner */
export async function requirePassword(
  context: RequestContext & SelfContext,
  { password, path }: { password: string; path: string },
): Promise<void> {
  const keys = { account: context.userId }
  await requireWithinLimit(context, 'prove', keys)
  const hash = await findPasswordHash(context)
  const { password: passwords } = await context.auth.$context
  if (!hash || !(await passwords.verify({ hash, password })))
    throw invalidInput(path, 'This is not your current password.')
  await context.limiter.giveBack([{ work: 'prove', keys }])
}

export async function findPasswordHash({ db, userId }: RequestContext & SelfContext) {
  const [account] = await db.platform
    .select({ hash: accounts.password })
    .from(accounts)
    .where(and(eq(accounts.userId, userId), eq(accounts.providerId, 'credential')))
  return account?.hash ?? undefined
}
