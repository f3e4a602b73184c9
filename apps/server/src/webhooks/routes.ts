import { ownerCalls } from '../api/implement.ts'
import { changeStore, readStore } from '../api/store-work.ts'
import { requireWithinLimit } from '../api/require-within-limit.ts'
import { getDelivery, listLog, resend, sendTest } from './delivery-log.ts'
import {
  changeWebhook,
  createWebhook,
  listOwnWebhooks,
  removeWebhook,
  requireWebhook,
  rotateSecret,
} from './service.ts'
import { webhookView } from './views.ts'

const calls = ownerCalls.webhooks

export const webhooksRoutes = {
  list: calls.list.handler(async ({ context }) =>
    readStore(context, (tx) => listOwnWebhooks(tx, context.now())),
  ),

  get: calls.get.handler(async ({ context, input }) =>
    webhookView(await readStore(context, (tx) => requireWebhook(tx, input.id)), context.now()),
  ),

  create: calls.create.handler(async ({ context, input }) =>
    changeStore(context, (tx) => createWebhook(tx, input, context)),
  ),

  update: calls.update.handler(async ({ context, input }) =>
    changeStore(context, (tx) => changeWebhook(tx, input, context)),
  ),

  rotateSecret: calls.rotateSecret.handler(async ({ context, input }) =>
    changeStore(context, (tx) => rotateSecret(tx, input.id, context)),
  ),

  delete: calls.delete.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => removeWebhook(tx, input.id))
    return { done: true } as const
  }),

  sendTest: calls.sendTest.handler(async ({ context, input }) => {
    await requireWithinLimit(context, 'sendWebhook')
    return await changeStore(context, (tx) => sendTest(tx, input.id, context.now()))
  }),

  deliveries: calls.deliveries.handler(async ({ context, input }) =>
    readStore(context, (tx) => listLog(tx, input)),
  ),

  delivery: calls.delivery.handler(async ({ context, input }) =>
    readStore(context, (tx) => getDelivery(tx, input.id)),
  ),

  resend: calls.resend.handler(async ({ context, input }) => {
    await requireWithinLimit(context, 'sendWebhook')
    return await changeStore(context, (tx) => resend(tx, input.id, context.now()))
  }),
}
