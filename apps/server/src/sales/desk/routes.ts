import { listAuthors } from '../../content/pages/list-authors.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import type { MediaLibrary } from '../../content/media/media-library.ts'
import { ownerCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { orderName } from '@vitrine/commerce/orders/order-name.ts'
import type { ActivitySubject, StoreTransaction } from '@vitrine/db/transaction.ts'
import { addFulfilment } from './add-fulfilment.ts'
import { addNote } from './add-note.ts'
import { addPayment } from './add-payment.ts'
import { addRefund } from './add-refund.ts'
import { archiveOrder, unarchiveOrder } from './archive-order.ts'
import { changeMatching, changeOrders, putAwayOrders } from './bulk-orders.ts'
import { cancelOrder } from './cancel-order.ts'
import { changeCustomer } from './change-customer.ts'
import { type FoundOrder, requireOrder } from '../orders/change-order.ts'
import { issueInvoices } from '../documents/issue-invoices.ts'
import { findPaperLogo } from '../documents/paper-logo.ts'
import { orderDocuments } from '../documents/order-documents.ts'
import { exportOrders } from './export/export-orders.ts'
import { listNeighbours, listOrders } from './list-orders.ts'
import { deleteView, listViews, saveView } from './order-views.ts'
import { orderView } from '../orders/order-view.ts'
import { requireConfirmed } from '../../identity/require-confirmed.ts'
import { resendConfirmation } from './resend-confirmation.ts'

const calls = ownerCalls.orders

type Context = RequestContext & OwnerContext

async function show({ db }: Context, found: FoundOrder) {
  const actors = found.parts.events.map(({ actor }) => actor)
  return orderView(found, await listAuthors(db, actors))
}

async function change(context: Context, work: (tx: StoreTransaction) => Promise<FoundOrder>) {
  const noting = async (tx: StoreTransaction) => {
    const found = await work(tx)
    tx.subjects.push(subjectOf(found))
    return found
  }
  return await show(context, await changeStore(context, noting))
}

function subjectOf({ order, parts: { events } }: FoundOrder): ActivitySubject {
  const { amount } = events.at(-1)?.data ?? {}
  return {
    id: order.id,
    name: `order ${orderName(order)}`,
    ...(amount !== undefined && { data: { amount } }),
  }
}

export const ordersRoutes = (media: MediaLibrary) => ({
  list: calls.list.handler(async ({ context, input }) =>
    readStore(context, (tx) => listOrders(tx, input, context.store.currency)),
  ),

  bulkUpdate: calls.bulkUpdate.handler(async ({ context, input }) =>
    changeStore(context, (tx) => changeOrders(tx, input)),
  ),

  bulkMatching: calls.bulkMatching.handler(async ({ context, input }) => {
    const { storeId: _s, changes, before, ...filter } = input
    const requested = { filter, changes, before }
    return await changeStore(context, (tx) => changeMatching(tx, requested, context.store.currency))
  }),

  neighbours: calls.neighbours.handler(async ({ context, input }) =>
    readStore(context, (tx) => listNeighbours(tx, input.id)),
  ),

  bulkDelete: calls.bulkDelete.handler(async ({ context, input }) =>
    changeStore(context, (tx) => putAwayOrders(tx, input.ids)),
  ),

  views: calls.views.handler(async ({ context }) => readStore(context, listViews)),

  saveView: calls.saveView.handler(async ({ context, input }) =>
    changeStore(context, (tx) => saveView(tx, input)),
  ),

  deleteView: calls.deleteView.handler(async ({ context, input }) => {
    await changeStore(context, (tx) => deleteView(tx, input.id))
    return { done: true } as const
  }),

  export: calls.export.handler(async ({ context, input: { storeId: _s, ...requested } }) =>
    exportOrders(context, requested),
  ),

  issueInvoices: calls.issueInvoices.handler(async ({ context, input }) => {
    const [now, logo] = [context.now(), await findPaperLogo({ ...context, media })]
    return await changeStore(context, (tx) =>
      issueInvoices(tx, input.ids, { now, timeZone: context.store.timeZone, logo }),
    )
  }),

  document: calls.document.handler(async ({ context, input }) =>
    orderDocuments({ ...context, media }, input),
  ),

  get: calls.get.handler(async ({ context, input }) =>
    show(context, await readStore(context, (tx) => requireOrder(tx, input.id))),
  ),

  addPayment: calls.addPayment.handler(async ({ context, input }) =>
    change(context, (tx) => addPayment(tx, input)),
  ),

  addFulfilment: calls.addFulfilment.handler(async ({ context, input }) =>
    change(context, (tx) => addFulfilment(tx, input)),
  ),

  addRefund: calls.addRefund.handler(async ({ context, input }) =>
    change(context, (tx) => addRefund(tx, input)),
  ),

  cancel: calls.cancel.handler(async ({ context, input }) =>
    change(context, (tx) => cancelOrder(tx, input)),
  ),

  archive: calls.archive.handler(async ({ context, input }) =>
    change(context, (tx) => archiveOrder(tx, input)),
  ),

  unarchive: calls.unarchive.handler(async ({ context, input }) =>
    change(context, (tx) => unarchiveOrder(tx, input)),
  ),

  addNote: calls.addNote.handler(async ({ context, input }) =>
    change(context, (tx) => addNote(tx, input)),
  ),

  changeCustomer: calls.changeCustomer.handler(async ({ context, input }) =>
    change(context, (tx) => changeCustomer(tx, input)),
  ),

  resendConfirmation: calls.resendConfirmation.handler(async ({ context, input }) => {
    await requireConfirmed(context)
    return await change(context, (tx) => resendConfirmation(tx, input.id, context.now()))
  }),
})
