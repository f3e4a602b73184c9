import { requireConfirmed } from '../../identity/require-confirmed.ts'
import { ownerCalls, publicCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import type { Providers } from '../providers/providers.ts'
import { markPaid } from './mark-paid.ts'
import { payByLink } from './pay-by-link.ts'
import { getPaymentLink } from './payment-link.ts'
import { endPayment } from './require-draft.ts'
import { sendLink } from './send-link.ts'
import {
  addDraft,
  changeDraft,
  deleteDraft,
  listDrafts,
  previewDraft,
  showDraft,
} from './service.ts'

const calls = ownerCalls.draftOrders

export const draftOrdersRoutes = (providers: Providers) => ({
  list: calls.list.handler(async ({ context, input }) =>
    readStore(context, (tx) => listDrafts(tx, input)),
  ),

  get: calls.get.handler(async ({ context, input }) =>
    readStore(context, (tx) => showDraft(tx, input.id, context)),
  ),

  price: calls.price.handler(async ({ context, input }) =>
    readStore(context, (tx) => previewDraft(tx, input, context)),
  ),

  add: calls.add.handler(async ({ context, input: { storeId: _storeId, ...input } }) =>
    changeStore(context, (tx) => addDraft(tx, input, context)),
  ),

  update: calls.update.handler(async ({ context, input }) => {
    await endPayment({ ...context, providers }, input)
    return await changeStore(context, (tx) => changeDraft(tx, input, context))
  }),

  delete: calls.delete.handler(async ({ context, input: { id } }) => {
    await endPayment({ ...context, providers }, { id })
    await changeStore(context, (tx) => deleteDraft(tx, id))
    return { done: true as const }
  }),

  sendLink: calls.sendLink.handler(async ({ context, input }) => {
    await requireConfirmed(context)
    return await changeStore(context, async (tx) => {
      await sendLink(tx, input, context)
      return await showDraft(tx, input.id, context)
    })
  }),

  markPaid: calls.markPaid.handler(async ({ context, input }) => {
    await endPayment({ ...context, providers }, input)
    return await changeStore(context, async (tx) => {
      await markPaid(tx, input, context)
      return await showDraft(tx, input.id, context)
    })
  }),
})

export const paymentLinkRoutes = (providers: Providers) => ({
  paymentLink: publicCalls.checkout.paymentLink.handler(async ({ context, input }) => {
    await requireWithinLimit(context, 'shopperLink')
    return await readStore(context, (tx) => getPaymentLink(tx, input, context.now()))
  }),

  payByLink: publicCalls.checkout.payByLink.handler(async ({ context, input }) => {
    await requireWithinLimit(context, 'placeOrder')
    return await payByLink({ ...context, providers }, input)
  }),
})
