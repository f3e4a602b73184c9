import type { Language } from '@vitrine/contract/account/auth.ts'
import type { Profile } from '@vitrine/contract/account/profile.ts'
import { emailChanges, passkeys, users } from '@vitrine/db/schema/accounts.ts'
import { and, eq, gt } from 'drizzle-orm'
import type { RequestContext, SelfContext } from '../../../api/context.ts'
import { Refusal } from '../../../platform/refusal.ts'
import { knownTimeZone } from '../../stores/create-store.ts'
import { stateOfTwoFactor } from './two-factor.ts'
import { findPasswordHash } from './require-password.ts'

interface Changes {
  name: string
  timeZone: string | null
  language: Language
}

export async function getProfile(context: RequestContext & SelfContext): Promise<Profile> {
  const { db, userId } = context
  const [row] = await db.platform.select().from(users).where(eq(users.id, userId))
  if (!row) throw new Refusal('not_signed_in')
  const { name, email, emailVerified, image: avatar, timeZone, language } = row
  const hasPassword = (await findPasswordHash(context)) !== undefined
  const hasPasskey = (await db.platform.$count(passkeys, eq(passkeys.userId, userId))) > 0
  const emailChange = await findEmailChange(context)
  const twoFactor = await stateOfTwoFactor(context)
  return {
    userId,
    name,
    email,
    emailVerified,
    avatar,
    timeZone,
    language,
    hasPassword,
    hasPasskey,
    twoFactor,
    emailChange,
  }
}

async function findEmailChange({ db, userId, now }: RequestContext & SelfContext) {
  const [change] = await db.platform
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.userId, userId), gt(emailChanges.expiresAt, now())))
  if (!change) return null
  return {
    email: change.email,
    isConfirmedAtOld: change.confirmedAtOld !== null,
    isConfirmedAtNew: change.confirmedAtNew !== null,
    expiresAt: change.expiresAt.toISOString(),
  }
}

export async function updateProfile(
  context: RequestContext & SelfContext,
  { name, timeZone, language }: Changes,
): Promise<Profile> {
  const { db, userId, now } = context
  const zone = timeZone === null ? null : knownTimeZone(timeZone)
  await db.platform
    .update(users)
    .set({ name, timeZone: zone, language, updatedAt: now() })
    .where(eq(users.id, userId))
  return await getProfile(context)
}
