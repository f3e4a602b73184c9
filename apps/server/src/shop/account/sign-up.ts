import { eq } from 'drizzle-orm'
import type { SignUpChoice } from '@vitrine/contract/account/auth.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import type { RequestContext } from '../../api/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { askAuth } from '../../identity/ask-auth.ts'
import type { AccountMails } from './account-mails.ts'
import { noteSignIn } from '../../identity/note-session.ts'
import { requireUncommon } from './require-uncommon.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { rememberDevice } from './device-cookie.ts'
import { isRefusedBy, keepCookies, signIn } from './sign-in.ts'

type Context = RequestContext & { accountMails: AccountMails }

interface SignUp {
  name: string
  email: string
  password: string
  choice?: SignUpChoice | undefined
}

/**
 * Signs a new owner in at once. A taken address gets a response of the same shape and time, with a
 * fake id, and its owner an email; with the right password it is a sign-in. With
 * `isConfirmedLater` nobody is asked to confirm the address: the caller does.
 */
export async function signUp(
  context: Context,
  input: SignUp,
  { isConfirmedLater = false }: { isConfirmedLater?: boolean } = {},
) {
  await requireUncommon(input.password)
  await requireWithinLimit(context, 'signUp')
  const email = input.email.toLowerCase()
  const userId = (await isInUse(context, email))
    ? await signInInstead(context, { ...input, email })
    : await createOwner(context, { ...input, email }, { isConfirmedLater })
  return { userId: userId ?? newId(), selectedStoreId: null, signedIn: userId !== undefined }
}

async function isInUse({ db }: RequestContext, email: string) {
  const found = await db.platform.select({ id: users.id }).from(users).where(eq(users.email, email))
  return found.length > 0
}

async function createOwner(
  context: Context,
  { choice, ...body }: SignUp,
  { isConfirmedLater }: { isConfirmedLater: boolean },
) {
  try {
    const { headers, response } = await askAuth(() =>
      context.auth.api.signUpEmail({ body, returnHeaders: true }),
    )
    keepCookies(context, headers)
    if (response.token) await noteSignIn(context, response.token, { isProof: true })
    await rememberDevice(context, body.email)
    if (!isConfirmedLater)
      await context.accountMails.send({
        kind: 'verify-address',
        email: body.email,
        ...(choice && { choice }),
      })
    return response.user.id
  } catch (error) {
    // Another request took the address at the same moment.
    if (isRefusedBy(error, 'UNPROCESSABLE_ENTITY'))
      return await signInInstead(context, { ...body, choice })
    throw error
  }
}

async function signInInstead(context: Context, { email, password, choice }: SignUp) {
  try {
    return await signIn(context, { email, password })
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    await context.accountMails.send({ kind: 'address-in-use', email, ...(choice && { choice }) })
    return undefined
  }
}
