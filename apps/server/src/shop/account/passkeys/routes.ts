import { openCalls, selfCalls } from '../../../api/implement.ts'
import type { AccountMails } from '../account-mails.ts'
import { addPasskey, startAdding } from './add-passkey.ts'
import { listPasskeys, removePasskey, renamePasskey } from './own-passkeys.ts'
import { proveByPasskey, signInByPasskey, startProof, startSignIn } from './sign-in-by-passkey.ts'
import { signUpByPasskey, startSignUp } from './sign-up-by-passkey.ts'

const calls = selfCalls.passkeys

export const passkeysRoutes = (accountMails: AccountMails) => ({
  list: calls.list.handler(({ context }) => listPasskeys(context)),
  startAdding: calls.startAdding.handler(({ context }) => startAdding(context)),
  add: calls.add.handler(async ({ context, input }) => {
    await addPasskey({ ...context, accountMails }, input)
    return await listPasskeys(context)
  }),
  rename: calls.rename.handler(async ({ context, input }) => {
    await renamePasskey(context, input)
    return await listPasskeys(context)
  }),
  remove: calls.remove.handler(async ({ context, input }) => {
    await removePasskey({ ...context, accountMails }, input.id)
    return await listPasskeys(context)
  }),
  startProof: calls.startProof.handler(({ context }) => startProof(context)),
  prove: calls.prove.handler(async ({ context, input }) => {
    await proveByPasskey(context, input.assertion)
    return { done: true } as const
  }),
  startSignUp: openCalls.passkeys.startSignUp.handler(({ context, input }) =>
    startSignUp(context, input),
  ),
  signUp: openCalls.passkeys.signUp.handler(({ context, input }) =>
    signUpByPasskey({ ...context, accountMails }, input),
  ),
  startSignIn: openCalls.passkeys.startSignIn.handler(({ context }) => startSignIn(context)),
  signIn: openCalls.passkeys.signIn.handler(async ({ context, input }) => ({
    userId: await signInByPasskey(context, input.assertion),
    selectedStoreId: null,
  })),
})
