import { inStore } from '@vitrine/db/in-store.ts'
import { updateCheckout } from '../checkout/pending/queries.ts'
import { type Settling, settleCheckout } from '../checkout/pending/settle-checkout.ts'
import type { Due, DueWork } from '../../platform/jobs/due-work.ts'
import { type DuePayment, listDue } from './list-due.ts'
import { moveMoney } from './move-money.ts'

const checkAgainMs = 60_000

/**
 * Checks pending payments with the providers and moves money.
 * @param storeId limits the work to one store, for tests
 */
export function paymentWork(services: Settling, storeId?: string): DueWork<DuePayment> {
  return {
    name: 'payments',
    list: (query) => listDue(services.db, query, storeId),
    attempt: (due) => (due.kind === 'movement' ? moveMoney(services, due) : ask(services, due)),
    atOnce: { ofStore: 1, ofAll: 4 },
    follows: 'payments',
    failures: {
      list: 'The due payments could not be read.',
      attempt: 'The status of a payment could not be read.',
    },
  }
}

async function ask(services: Settling, { storeId, id }: Due) {
  const { db, now } = services
  const checkAt = new Date(now().getTime() + checkAgainMs)
  await inStore(db, storeId, (tx) => updateCheckout(tx, id, { checkAt }))
  await settleCheckout(services, storeId, { id })
}
