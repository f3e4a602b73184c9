import { inStore } from '@vitrine/db/in-store.ts'
import { updateCheckout } from '../checkout/pending/queries.ts'
import { type Settling, settleCheckout } from '../checkout/pending/settle-checkout.ts'
import { errorFields } from '../../platform/log.ts'
import { workThrough } from '../../platform/jobs/work-through.ts'
import { type Due, listDue } from './list-due.ts'
import { moveMoney } from './move-money.ts'

const lookAgainAfter = 60_000

/** Asks and tells the providers what is due for as long as the server runs. @returns how to stop */
export function startPaymentWork(services: Settling): () => Promise<void> {
  return workThrough(() => doPaymentWork(services), {
    log: services.log,
    failure: 'The payments that are due could not be read.',
  })
}

/** @returns how much was due */
export async function doPaymentWork(services: Settling, storeId?: string): Promise<number> {
  const { checkouts, movements } = await listDue(services.db, services.now(), storeId)
  for (const due of movements) await moveMoney(services, due)
  for (const due of checkouts) await lookAt(services, due)
  return checkouts.length + movements.length
}

async function lookAt(services: Settling, { storeId, id }: Due) {
  const { db, log, now } = services
  const checkAt = new Date(now().getTime() + lookAgainAfter)
  await inStore(db, storeId, (tx) => updateCheckout(tx, id, { checkAt }))
  try {
    await settleCheckout(services, storeId, { id })
  } catch (error) {
    log.warn('A payment could not be asked about.', { storeId, ...errorFields(error) })
  }
}
