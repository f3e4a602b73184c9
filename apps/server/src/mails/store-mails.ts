import { z } from 'zod'
import type { Database } from '@vitrine/db/database.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Config } from '../platform/config.ts'
import { lowStockMail } from '../catalogue/stock/low-stock-mail.ts'
import { abandonedCheckoutMail } from '../sales/recovery/abandoned-checkout-mail.ts'
import { contactMessageMail } from '../audience/contact/contact-message-mail.ts'
import type { MailKind } from '@vitrine/contract/shop/mail-names.ts'
import type { Mail } from '../post/mail.ts'
import { newsletterConfirmMail } from '../audience/newsletter/newsletter-confirm-mail.ts'
import { orderCancelledMail } from '../sales/orders/mails/order-cancelled-mail.ts'
import { orderConfirmation } from '../sales/orders/mails/order-confirmation.ts'
import { findOrderFacts } from '../sales/orders/mails/order-mail.ts'
import { orderReceivedMail } from '../sales/orders/mails/order-received-mail.ts'
import { orderRefundedMail } from '../sales/orders/mails/order-refunded-mail.ts'
import { orderShippedMail } from '../sales/orders/mails/order-shipped-mail.ts'
import type { WriteStoreMail } from '../post/outbox/deliver-mail.ts'
import { isMuted } from '../post/is-muted.ts'
import { requireOwnerAddress } from '../post/owner-address.ts'
import { pageNotPublishedMail } from '../content/pages/schedule/page-not-published-mail.ts'
import { paymentLinkMail } from '../sales/drafts/payment-link-mail.ts'
import { asTest, testPayload } from './samples/test-mail.ts'
import { domainMail, type DomainMailKind } from '../shop/domains/mails/domain-mail.ts'
import { archiveReadyMail } from '../provider/lifecycle/exports/archive-ready-mail.ts'
import { invitationMail } from '../shop/team/invitation-mail.ts'
import { visitMail } from '../provider/console/visit-mail.ts'
import { suspensionMail } from '../provider/suspension/suspension-mails.ts'
import { transferDoneMail, transferOfferedMail } from '../shop/team/transfer-mails.ts'
import type { Vault } from '../platform/vault.ts'
import { webhookOffMail } from '../webhooks/webhook-off-mail.ts'

const ofOrder = z.object({ orderId: z.uuid() })
const ofParcel = ofOrder.extend({ fulfilmentId: z.uuid() })
const ofRefund = ofOrder.extend({ refundId: z.uuid() })
const ofMessage = z.object({ messageId: z.uuid() })
const ofSubscriber = z.object({ subscriberId: z.uuid() })
const ofCheckout = z.object({ abandonedCheckoutId: z.uuid() })
const ofPage = z.object({ pageId: z.uuid(), userId: z.string(), problem: z.string() })
const ofReader = z.object({ userId: z.string().optional() })
const ofDraft = z.object({ draftId: z.uuid(), message: z.string() })
const ofWebhook = z.object({ webhookId: z.uuid() })
const ofDomain = z.object({
  domain: z.string(),
  address: z.string().optional(),
  message: z.string().optional(),
  fix: z.string().optional(),
})

const ofInvitation = z.object({ invitationId: z.uuid() })
const ofSuspension = z.object({ cause: z.enum(['operator', 'billing']), reason: z.string() })
const ofVisit = z.object({ visitId: z.uuid() })
const ofMember = z.object({ userId: z.string() })
const ofTransfer = ofMember.extend({ ownerId: z.string() })

interface From {
  config: Pick<Config, 'port' | 'mainHost' | 'provider'>
  db: Database
  vault: Pick<Vault, 'open'>
  now: () => Date
}

type Payload = Record<string, unknown>
type Write = (tx: StoreTransaction, payload: Payload, from: From) => Promise<Mail | undefined>

const writers: Record<MailKind, Write> = {
  order_confirmation: async (tx, payload, from) =>
    orderConfirmation(await factsOf(tx, payload, from)),

  order_shipped: async (tx, payload, from) =>
    orderShippedMail(await factsOf(tx, payload, from), ofParcel.parse(payload).fulfilmentId),

  order_refunded: async (tx, payload, from) =>
    orderRefundedMail(await factsOf(tx, payload, from), ofRefund.parse(payload).refundId),

  order_cancelled: async (tx, payload, from) =>
    orderCancelledMail(await factsOf(tx, payload, from)),

  payment_link: (tx, payload, from) => paymentLinkMail(tx, ofDraft.parse(payload), from.config),

  async order_received(tx, payload, from) {
    const facts = await factsOf(tx, payload, from)
    const to = await requireOwnerAddress(
      from.db,
      { id: tx.storeId, email: facts.store.email },
      'order_received',
    )
    return await orderReceivedMail(facts, to, from.config)
  },

  low_stock: (tx, payload, from) => lowStockMail(tx, ofOrder.parse(payload).orderId, from),

  abandoned_checkout: (tx, payload, from) =>
    abandonedCheckoutMail(tx, ofCheckout.parse(payload).abandonedCheckoutId, from),

  contact_message: (tx, payload, from) =>
    contactMessageMail(tx, ofMessage.parse(payload).messageId, from),

  newsletter_confirm: (tx, payload, from) =>
    newsletterConfirmMail(tx, ofSubscriber.parse(payload).subscriberId, from),

  page_not_published: (tx, payload, from) => pageNotPublishedMail(tx, ofPage.parse(payload), from),

  webhook_off: (tx, payload, from) => webhookOffMail(tx, ofWebhook.parse(payload).webhookId, from),

  domain_failing: ofDomainKind('domain_failing'),
  domain_released: ofDomainKind('domain_released'),
  domain_moved: ofDomainKind('domain_moved'),
  sender_stopped: ofDomainKind('sender_stopped'),

  team_invitation: (tx, payload, from) =>
    invitationMail(tx, ofInvitation.parse(payload).invitationId, from),

  transfer_offered: (tx, payload, from) =>
    transferOfferedMail(tx, ofMember.parse(payload).userId, from),

  transfer_done: (tx, payload, from) => transferDoneMail(tx, ofTransfer.parse(payload), from),

  operator_visit: (tx, payload, from) => visitMail(tx, ofVisit.parse(payload).visitId, from),
  shop_suspended: (tx, payload, from) => suspensionMail(tx, ofSuspension.parse(payload), from),
  shop_resumed: (tx, _, from) => suspensionMail(tx, undefined, from),
  archive_ready: (tx, payload, from) => archiveReadyMail(tx, ofMember.parse(payload).userId, from),
}

function ofDomainKind(kind: DomainMailKind): Write {
  return (tx, payload, from) => domainMail(tx, kind, ofDomain.parse(payload), from)
}

const factsOf = (tx: StoreTransaction, payload: Payload, { config }: From) =>
  findOrderFacts(tx, ofOrder.parse(payload).orderId, config)

export function storeMails(from: From): WriteStoreMail {
  return async (tx, kind, payload) => {
    if (!Object.hasOwn(writers, kind)) throw new Error(`There is no mail of the kind ${kind}.`)
    const { data: test } = testPayload.safeParse(payload)
    if (test) return await asTest(tx, kind as MailKind, test, from)
    const { userId } = ofReader.parse(payload)
    const facts = { storeId: tx.storeId, kind: kind as MailKind, userId }
    return (await isMuted(from.db, facts))
      ? undefined
      : await writers[kind as MailKind](tx, payload, from)
  }
}
