import { html } from 'hono/html'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { fullName } from '@vitrine/commerce/text/person-name.ts'
import type { StoredAddress } from '@vitrine/db/schema/orders.ts'
import type { stores } from '@vitrine/db/schema/stores.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { findOrder, listContents } from '../queries.ts'
import type { Config } from '../../../platform/config.ts'
import { countryName } from '@vitrine/commerce/places/country-name.ts'
import { mailButton, mailLayout, type Markup } from '../../../post/letter/layout.ts'
import type { MailTheme } from '../../../post/letter/mail-theme.ts'
import { asMarkup, asText, type MailPart } from '../../../post/letter/mail-parts.ts'
import type { MailedOrder } from './mailed-order.ts'
import type { Mail } from '../../../post/mail.ts'
import { type StoreFrame, storeFrame } from '../../../post/letter/store-frame.ts'
import { findOwnStore } from '../../../platform/find-own-store.ts'

export interface OrderFacts extends MailedOrder {
  store: Pick<typeof stores.$inferSelect, 'id' | 'name' | 'email'>
  frame: StoreFrame
  link: string
  price: (minor: number) => string
}

interface OrderMail {
  to: string
  subject: string
  heading: string
  parts: readonly MailPart[]
  button: { label: string; link: string }
  footer: string
  replyTo?: string | undefined
  unsubscribe?: { label: string; link: string }
}

export async function findOrderFacts(
  tx: StoreTransaction,
  orderId: string,
  config: Pick<Config, 'port' | 'provider'>,
): Promise<OrderFacts> {
  const [store, order, parts] = await Promise.all([
    findOwnStore(tx),
    findOrder(tx, orderId),
    listContents(tx, orderId),
  ])
  if (!store) throw new Error(`No store ${tx.storeId}`)
  if (!order) throw new Error(`No order ${orderId}`)
  const frame = storeFrame(store, config)
  const link = `${frame.origin}/checkout/thank-you/${order.token}`
  return { order, parts, store, frame, link, price: priceIn(order.currency) }
}

export function priceIn(currency: string) {
  return (minor: number) => formatPrice(toDecimal(minor, currency), currency)
}

/** Sends in the store's name: the sender shows it, so the subject need not. */
export async function mailToShopper(
  { order, store, frame, link }: OrderFacts,
  mail: Pick<OrderMail, 'subject' | 'heading' | 'parts'> & Partial<Pick<OrderMail, 'button'>>,
): Promise<Mail> {
  return await writeOrderMail(frame, {
    button: { label: 'View your order', link },
    ...mail,
    to: order.email,
    replyTo: store.email ?? undefined,
    footer: `Sent by ${store.name} because you ordered there.`,
  })
}

export async function writeOrderMail(frame: StoreFrame, mail: OrderMail): Promise<Mail> {
  const { to, subject, heading, parts, button, footer, replyTo, unsubscribe } = mail
  const { theme } = frame
  const further = parts.findIndex((part) => !('text' in part))
  const [first, rest] = further < 0 ? [parts, []] : [parts.slice(0, further), parts.slice(further)]
  return {
    to,
    fromName: frame.name,
    replyTo,
    subject,
    ...(unsubscribe && { unsubscribeLink: unsubscribe.link }),
    text: [
      heading,
      ...first.map(asText),
      `${button.label}: ${button.link}`,
      ...rest.map(asText),
      ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.link}`] : []),
      footer,
      ...(frame.seller ? [frame.seller] : []),
      '',
    ].join('\n\n'),
    html: await mailLayout({
      heading,
      body: html`${first.map((part) => asMarkup(part, theme))}
      ${mailButton(button.label, button.link, theme)} ${rest.map((part) => asMarkup(part, theme))}
      ${unsubscribe ? leaveMarkup(unsubscribe, theme) : ''}`,
      footer,
      frame,
    }),
  }
}

function leaveMarkup({ label, link }: { label: string; link: string }, theme: MailTheme): Markup {
  return html`<p style="margin:20px 0 0;font-size:13px">
    <a href="${link}" style="color:${theme.soft}">${label}</a>
  </p>`
}

export function answerParts({ answers, taxId }: MailedOrder['order']): MailPart[] {
  const all = [...(taxId ? [{ label: 'Tax ID', value: taxId }] : []), ...answers]
  if (!all.length) return []
  return [{ title: 'Details', lines: all.map(({ label, value }) => `${label}: ${value}`) }]
}

export function addressLines(to: StoredAddress): string[] {
  return [
    fullName(to),
    to.company ?? '',
    to.address1,
    to.address2 ?? '',
    [to.postcode, to.city].filter(Boolean).join(' '),
    to.region ?? '',
    countryName(to.country),
  ].filter(Boolean)
}
