import type { Config } from '../../platform/config.ts'
import { mainOrigin } from '../../platform/origins.ts'
import { dashboardLink } from '../../post/letter/dashboard-link.ts'
import { itemOf } from '../../sales/orders/mails/order-lines.ts'
import { writeLowStock } from '../../catalogue/stock/low-stock-mail.ts'
import { writeAbandonedCheckout } from '../../sales/recovery/abandoned-checkout-mail.ts'
import { writeContactMessage } from '../../audience/contact/contact-message-mail.ts'
import type { MailKind } from '@vitrine/contract/shop/mail-names.ts'
import type { Mail } from '../../post/mail.ts'
import { writeNewsletterConfirm } from '../../audience/newsletter/newsletter-confirm-mail.ts'
import { orderCancelledMail } from '../../sales/orders/mails/order-cancelled-mail.ts'
import { orderConfirmation } from '../../sales/orders/mails/order-confirmation.ts'
import type { OrderFacts } from '../../sales/orders/mails/order-mail.ts'
import { orderReceivedMail } from '../../sales/orders/mails/order-received-mail.ts'
import { orderRefundedMail } from '../../sales/orders/mails/order-refunded-mail.ts'
import { orderShippedMail } from '../../sales/orders/mails/order-shipped-mail.ts'
import { writePageNotPublished } from '../../content/pages/schedule/page-not-published-mail.ts'
import {
  type DomainMailKind,
  type DomainNews,
  writeDomainMail,
} from '../../shop/domains/mails/domain-mail.ts'
import { writeArchiveReady } from '../../provider/lifecycle/exports/archive-ready-mail.ts'
import { writeInvitation } from '../../shop/team/invitation-mail.ts'
import { writeVisit } from '../../provider/console/visit-mail.ts'
import { writeResumed, writeSuspended } from '../../provider/suspension/suspension-mails.ts'
import { writeTransferDone, writeTransferOffered } from '../../shop/team/transfer-mails.ts'
import { writeWebhookOff } from '../../webhooks/webhook-off-mail.ts'
import { writePaymentLink } from '../../sales/drafts/payment-link-mail.ts'
import { sampleFulfilment, sampleOrder, sampleRefund } from './sample-order.ts'
import type { SampledStore } from './sampled-store.ts'
import { greeting } from '../../post/letter/typed-words.ts'

interface Sample {
  to: string
  facts: OrderFacts
  shop: string
  config: Pick<Config, 'port' | 'mainHost' | 'provider'>
}

const wrongCname = {
  domain: 'tea.example.com',
  message: 'The CNAME record of tea.example.com leads to old.example.net.',
  fix: 'Change its value to shops.example.com',
}

const writers: Record<MailKind, (sample: Sample) => Promise<Mail | undefined>> = {
  order_confirmation: ({ facts }) => orderConfirmation(facts),
  order_shipped: ({ facts }) => orderShippedMail(facts, sampleFulfilment),
  order_refunded: ({ facts }) => orderRefundedMail(facts, sampleRefund),
  order_cancelled: ({ facts }) => orderCancelledMail(facts),
  payment_link: ({ facts, shop }) =>
    writePaymentLink({
      to: facts.order.email,
      frame: facts.frame,
      replyTo: facts.store.email ?? undefined,
      message: 'I have added what we talked about. Tell me if anything is missing.',
      shippingAddress: facts.order.shippingAddress,
      summed: facts,
      link: shop,
    }),
  order_received: ({ facts, to, config }) => orderReceivedMail(facts, to, config),

  low_stock: ({ facts: { frame, store }, to, config }) =>
    writeLowStock(
      [
        { name: 'Sencha', details: '100 g', stock: 4 },
        { name: 'Yunomi cup', details: '', stock: 0 },
      ],
      { to, frame, link: dashboardLink('/dashboard/products', store.id, config) },
    ),

  abandoned_checkout: ({ facts, to, shop }) =>
    writeAbandonedCheckout({
      to,
      frame: facts.frame,
      replyTo: facts.store.email ?? undefined,
      hello: greeting(facts.order.shippingAddress),
      items: facts.parts.lines.map((line) =>
        itemOf(line, facts.frame.origin, facts.price(line.total)),
      ),
      subtotal: facts.price(facts.order.subtotal),
      basis: 'opt_in',
      restoreLink: shop,
      stopLink: shop,
    }),

  contact_message: ({ facts: { frame, store }, to, config }) =>
    writeContactMessage(
      {
        name: 'Ada Park',
        customerEmail: 'ada@example.com',
        subject: 'Is the sencha of this year?',
        message: 'Hello,\n\nI would like to know when your sencha was picked.\n\nAda',
      },
      { to, frame, link: dashboardLink('/dashboard/messages', store.id, config) },
    ),

  newsletter_confirm: ({ facts: { frame, store }, to, shop }) =>
    writeNewsletterConfirm({
      to,
      frame,
      replyTo: store.email ?? undefined,
      confirmLink: shop,
      unsubscribeLink: shop,
    }),

  page_not_published: ({ facts: { frame, store }, to, config }) =>
    writePageNotPublished({
      to,
      frame,
      pageName: 'Spring teas',
      problem: 'A button leads nowhere.',
      link: dashboardLink('/dashboard/pages', store.id, config),
    }),

  webhook_off: ({ facts: { frame, store }, to, config }) =>
    writeWebhookOff({
      to,
      frame,
      url: 'https://stock.example.com/orders',
      reason: 'failing',
      link: dashboardLink('/dashboard/developers/webhooks', store.id, config),
    }),

  team_invitation: ({ facts: { frame }, to, config }) =>
    writeInvitation({
      to,
      frame,
      role: 'editor',
      invitedBy: 'Mei Lin',
      expiresAt: new Date(Date.now() + 7 * 86_400_000),
      link: `${mainOrigin(config)}/join`,
    }),

  transfer_offered: ({ facts: { frame, store }, to, config }) =>
    writeTransferOffered({
      to,
      frame,
      owner: 'Mei Lin',
      link: dashboardLink('/dashboard/team', store.id, config),
    }),

  transfer_done: ({ facts: { frame, store }, to, config }) =>
    writeTransferDone({
      to,
      frame,
      owner: 'Ada Park',
      isOwner: false,
      link: dashboardLink('/dashboard/team', store.id, config),
    }),

  operator_visit: ({ facts: { frame, store }, to, config }) =>
    writeVisit({
      to,
      frame,
      operator: 'Olga Marin',
      reason: 'You asked us why the shipping zone of France shows no rate.',
      support: config.provider.supportEmail,
      link: dashboardLink('/dashboard/activity', store.id, config),
    }),

  shop_suspended: ({ facts: { frame, store }, to, config }) =>
    writeSuspended({
      to,
      frame,
      cause: 'operator',
      reason: 'A brand reported that products in this shop are counterfeit.',
      support: config.provider.supportEmail,
      link: dashboardLink('/dashboard/adminhome', store.id, config),
    }),

  shop_resumed: ({ facts: { frame, store }, to, config }) =>
    writeResumed({
      to,
      frame,
      support: config.provider.supportEmail,
      link: dashboardLink('/dashboard/adminhome', store.id, config),
    }),

  archive_ready: ({ facts: { frame, store }, to, config }) =>
    writeArchiveReady({
      to,
      frame,
      expiresAt: new Date(Date.now() + 7 * 86_400_000),
      link: dashboardLink('/dashboard/general', store.id, config),
    }),

  domain_failing: aboutDomain('domain_failing'),
  domain_released: aboutDomain('domain_released'),
  domain_moved: aboutDomain('domain_moved'),
  sender_stopped: aboutDomain('sender_stopped', {
    domain: 'tea.example.com',
    address: 'hello@tea.example.com',
    message: 'The DKIM record has another key than the one of this shop.',
    fix: 'Replace the value of the TXT record mail-3fa9c1._domainkey.tea by the one shown in the dashboard.',
  }),
}

function aboutDomain(kind: DomainMailKind, news: DomainNews = wrongCname) {
  return async ({ facts: { frame, store }, to, config }: Sample) =>
    await writeDomainMail(kind, news, {
      to,
      frame,
      link: dashboardLink('/dashboard/domains', store.id, config),
    })
}

/** Renders an email of this kind from sample data; its links contain no tokens. */
export async function sampleMail(
  kind: MailKind,
  store: SampledStore,
  to: string,
  config: Pick<Config, 'port' | 'mainHost' | 'provider'>,
): Promise<Mail> {
  const facts = sampleOrder(store, 'ada@example.com', config)
  const shop = facts.frame.origin
  const mail = await writers[kind]({ to, facts, shop, config })
  if (!mail) throw new Error(`The sample of ${kind} is of nothing.`)
  const { unsubscribeLink: _leadsNowhere, ...sample } = mail
  return { ...sample, to }
}
