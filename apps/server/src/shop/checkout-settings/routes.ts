import { ownerCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { getCheckoutSettings, publishCheckout, saveCheckoutDraft } from './service.ts'

const calls = ownerCalls.checkoutSettings

export const checkoutSettingsRoutes = {
  get: calls.get.handler(async ({ context }) => readStore(context, getCheckoutSettings)),

  saveDraft: calls.saveDraft.handler(async ({ context, input }) =>
    changeStore(context, (tx) => saveCheckoutDraft(tx, input)),
  ),

  publish: calls.publish.handler(async ({ context, input }) =>
    changeStore(context, (tx) => publishCheckout(tx, input.revision, context.now())),
  ),
}
