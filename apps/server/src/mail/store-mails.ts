import { z } from 'zod'
import type { Config } from '../platform/config.ts'
import { orderConfirmation } from './order-confirmation.ts'
import type { WriteStoreMail } from './outbox.ts'

const ofOrder = z.object({ orderId: z.uuid() })

/** Every kind of mail that a store's outbox can hold. */
export function storeMails(config: Pick<Config, 'port'>): WriteStoreMail {
  return async (tx, kind, payload) => {
    if (kind === 'order_confirmation')
      return await orderConfirmation(tx, ofOrder.parse(payload).orderId, config)
    throw new Error(`There is no mail of the kind ${kind}.`)
  }
}
