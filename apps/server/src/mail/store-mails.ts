import { z } from 'zod'
import type { Database } from '@vitrine/db/database.ts'
import type { Config } from '../platform/config.ts'
import { contactMessageMail } from './contact-message-mail.ts'
import { newsletterConfirmMail } from './newsletter-confirm-mail.ts'
import { pageNotPublishedMail } from './page-not-published-mail.ts'
import { orderConfirmation } from './order-confirmation.ts'
import { orderCancelledMail } from './order-cancelled-mail.ts'
import { orderReceivedMail } from './order-received-mail.ts'
import { orderRefundedMail } from './order-refunded-mail.ts'
import { orderShippedMail } from './order-shipped-mail.ts'
import type { WriteStoreMail } from './outbox.ts'
import { webhookOffMail } from './webhook-off-mail.ts'

const ofOrder = z.object({ orderId: z.uuid() })
const ofParcel = ofOrder.extend({ fulfilmentId: z.uuid() })
const ofRefund = ofOrder.extend({ refundId: z.uuid() })
const ofMessage = z.object({ messageId: z.uuid() })
const ofSubscriber = z.object({ subscriberId: z.uuid() })
const ofPage = z.object({ pageId: z.uuid(), userId: z.string(), problem: z.string() })
const ofWebhook = z.object({ webhookId: z.uuid() })

interface From {
  config: Pick<Config, 'port' | 'mainHost'>
  db: Database
  now: () => Date
}

/** Every kind of mail that a store's outbox can hold. */
export function storeMails(from: From): WriteStoreMail {
  return async (tx, kind, payload) => {
    if (kind === 'order_confirmation')
      return await orderConfirmation(tx, ofOrder.parse(payload).orderId, from.config)
    if (kind === 'order_shipped')
      return await orderShippedMail(tx, ofParcel.parse(payload), from.config)
    if (kind === 'order_refunded')
      return await orderRefundedMail(tx, ofRefund.parse(payload), from.config)
    if (kind === 'order_cancelled')
      return await orderCancelledMail(tx, ofOrder.parse(payload).orderId, from.config)
    if (kind === 'order_received')
      return await orderReceivedMail(tx, ofOrder.parse(payload).orderId, from)
    if (kind === 'contact_message')
      return await contactMessageMail(tx, ofMessage.parse(payload).messageId, from)
    if (kind === 'newsletter_confirm')
      return await newsletterConfirmMail(tx, ofSubscriber.parse(payload).subscriberId, from)
    if (kind === 'page_not_published')
      return await pageNotPublishedMail(tx, ofPage.parse(payload), from)
    if (kind === 'webhook_off')
      return await webhookOffMail(tx, ofWebhook.parse(payload).webhookId, from)
    throw new Error(`There is no mail of the kind ${kind}.`)
  }
}
