import { ownerCalls } from '../../api/implement.ts'
import { changeStore } from '../../api/store-work.ts'
import { createApiKey, listApiKeys, revokeApiKey, takeOverApiKey } from './service.ts'

const calls = ownerCalls.apiKeys

export const apiKeysRoutes = {
  list: calls.list.handler(({ context }) => listApiKeys(context)),

  create: calls.create.handler(({ context, input }) => createApiKey(context, input)),

  takeOver: calls.takeOver.handler(({ context, input }) => takeOverApiKey(context, input.id)),

  revoke: calls.revoke.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => revokeApiKey(tx, input.id))
    return { done: true } as const
  }),
}
