import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { ownerCalls, publicCalls } from '../../api/implement.ts'
import { changeStore, readStore } from '../../api/store-work.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { confirm, unsubscribe } from './follow-link.ts'
import { deleteSubscriber, exportSubscribers, listSubscribers } from './service.ts'
import { subscribe } from './subscribe.ts'

const calls = ownerCalls.subscribers
const done = { done: true } as const

export const newsletterRoutes = {
  subscribe: publicCalls.newsletter.subscribe.handler(async ({ context, input }) => {
    await subscribe(context, input)
    return done
  }),

  confirm: publicCalls.newsletter.confirm.handler(async ({ context, input }) => {
    await requireWithinLimit(context, 'shopperLink')
    await changeStore(context, (tx) => confirm(tx, input.token, context.now()))
    return done
  }),

  unsubscribe: publicCalls.newsletter.unsubscribe.handler(async ({ context, input }) => {
    await requireWithinLimit(context, 'shopperLink')
    await changeStore(context, (tx) => unsubscribe(tx, input.token, context.now()))
    return done
  }),
}

/** @param forgetPerson deletes the person's data of other rooms */
export const subscribersRoutes = (
  forgetPerson: (tx: StoreTransaction, email: string) => Promise<void>,
) => ({
  list: calls.list.handler(async ({ context, input }) =>
    readStore(context, (tx) => listSubscribers(tx, input)),
  ),

  export: calls.export.handler(async ({ context, input }) => ({
    csv: await readStore(context, (tx) => exportSubscribers(tx, input)),
  })),

  delete: calls.delete.handler(async ({ context, input }) => {
    await changeStore(context, async (tx) => {
      await forgetPerson(tx, await deleteSubscriber(tx, input.id))
    })
    return done
  }),
})
