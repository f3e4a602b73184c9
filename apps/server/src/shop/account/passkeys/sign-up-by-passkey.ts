import type { CreationOptions, Registration } from '@vitrine/contract/account/passkeys.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import type { RequestContext } from '../../../api/context.ts'
import { requireWithinLimit } from '../../../api/require-within-limit.ts'
import type { AccountMails } from '../account-mails.ts'
import type { Purpose } from './challenges.ts'
import { checkRegistration, creationOptions, insertPasskey } from './register.ts'
import { startSessionOf } from './start-session-of.ts'

interface NewOwner {
  name: string
  email: string
}

/** Its owner can rename it in the profile. */
const passkeyName = 'First passkey'

const purposeOf = (email: string): Purpose => ({ kind: 'sign-up', subject: email.toLowerCase() })

export async function startSignUp(
  context: RequestContext,
  { name, email }: NewOwner,
): Promise<CreationOptions> {
  await requireWithinLimit(context, 'passkey')
  return await creationOptions(context, {
    purpose: purposeOf(email),
    user: { id: newId(), email, name },
    existing: [],
  })
}

/**
 * Opens an account without a password and signs it in. A taken address gets a response of the same
 * shape, with a fake id, and its owner an email.
 */
export async function signUpByPasskey(
  context: RequestContext & { accountMails: AccountMails },
  { name, email: typed, registration }: NewOwner & { registration: Registration },
) {
  const email = typed.toLowerCase()
  await requireWithinLimit(context, 'signUp')
  const credential = await checkRegistration(context, purposeOf(email), registration)
  const { db, now, accountMails } = context
  const userId = await inPlatform(db, async (tx) => {
    const [user] = await tx
      .insert(users)
      .values({ id: newId(), name, email })
      .onConflictDoNothing()
      .returning({ id: users.id })
    if (!user) return undefined
    const { transports } = registration.response
    const passkey = { userId: user.id, name: passkeyName, transports, credential }
    await insertPasskey(tx, { ...passkey, createdAt: now() })
    return user.id
  })
  await accountMails.send({ kind: userId ? 'verify-address' : 'address-in-use', email })
  if (userId) await startSessionOf(context, userId)
  return { userId: userId ?? newId(), selectedStoreId: null, signedIn: userId !== undefined }
}
