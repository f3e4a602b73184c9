import { ownerCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { createApiKey, listApiKeys, revokeApiKey } from './service.ts'

const calls = ownerCalls.apiKeys

export const apiKeysRoutes = {
  list: calls.list.handler(async ({ context }) => readStore(context, listApiKeys)),

  create: calls.create.handler(async ({ context, input }) =>
    changeStore(context, (tx) =>
      createApiKey(tx, input, { userId: context.userId, now: context.now() }),
    ),
  ),

  revoke: calls.revoke.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => revokeApiKey(tx, input.id))
    return { done: true } as const
  }),
}
