import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import { toDecimal } from '@vitrine/commerce/money.ts'
import { fullName } from '@vitrine/commerce/person-name.ts'
import type { StoredAddress } from '@vitrine/db/schema/orders.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { requireOrder } from '../orders/change-order.ts'
import type { Config } from '../platform/config.ts'
import { countryName } from '../platform/country-name.ts'
import { originOf } from '../platform/origins.ts'
import { mailButton, mailLayout, type Markup } from './layout.ts'
import type { MailLook } from './mail-look.ts'
import type { MailedOrder } from './mailed-order.ts'
import type { Mail } from './mail.ts'
import { type StoreFrame, storeFrame } from './store-frame.ts'

/** What a mail about an order is written from. */
export interface OrderFacts extends MailedOrder {
  store: Pick<typeof stores.$inferSelect, 'name' | 'email'>
  frame: StoreFrame
  /** Where the shopper sees the order. */
  link: string
  price: (minor: number) => string
}

/** What a mail says, one thing under the other. */
export type MailPart =
  | { text: string }
  | {
      rows: readonly (readonly [label: string, value: string])[]
      total?: readonly [string, string]
    }
  | { title: string; lines: readonly string[] }

interface OrderMail {
  to: string
  subject: string
  heading: string
  parts: readonly MailPart[]
  button: { label: string; link: string }
  footer: string
  replyTo?: string | undefined
  /** Of a mail that nobody needs to get. */
  unsubscribe?: { label: string; link: string }
}

export async function findOrderFacts(
  tx: StoreTransaction,
  orderId: string,
  config: Pick<Config, 'port'>,
): Promise<OrderFacts> {
  const [store] = await tx.select().from(stores).where(eq(stores.id, tx.storeId))
  const { order, parts } = await requireOrder(tx, orderId)
  if (!store) throw new Error(`No store ${tx.storeId}`)
  const link = `${originOf(store.storeDomain, config)}/checkout/thank-you/${order.token}`
  const price = priceIn(order.currency)
  return { order, parts, store, frame: storeFrame(store, config), link, price }
}

export function priceIn(currency: string) {
  return (minor: number) => formatPrice(toDecimal(minor, currency), currency)
}

/** To the shopper, in the store's name. */
export async function mailToShopper(
  { order, store, frame, link }: OrderFacts,
  mail: Pick<OrderMail, 'heading' | 'parts'> & Partial<Pick<OrderMail, 'button'>>,
): Promise<Mail> {
  return await writeOrderMail(frame, {
    button: { label: 'See your order', link },
    ...mail,
    to: order.email,
    subject: `${store.name}: ${mail.heading}`,
    replyTo: store.email ?? undefined,
    footer: `Sent by ${store.name} because you ordered there.`,
  })
}

export async function writeOrderMail(frame: StoreFrame, mail: OrderMail): Promise<Mail> {
  const { to, subject, heading, parts, button, footer, replyTo, unsubscribe } = mail
  const { look } = frame
  return {
    to,
    fromName: frame.name,
    replyTo,
    subject,
    ...(unsubscribe && { unsubscribeLink: unsubscribe.link }),
    text: [
      heading,
      ...parts.map(asText),
      `${button.label}: ${button.link}`,
      ...(unsubscribe ? [`${unsubscribe.label}: ${unsubscribe.link}`] : []),
      footer,
      '',
    ].join('\n\n'),
    html: await mailLayout({
      heading,
      body: html`${parts.map((part) => asMarkup(part, look))}
      ${mailButton(button.label, button.link, look)}
      ${unsubscribe ? leaveMarkup(unsubscribe, look) : ''}`,
      footer,
      frame,
    }),
  }
}

function leaveMarkup({ label, link }: { label: string; link: string }, look: MailLook): Markup {
  return html`<p style="margin:20px 0 0;font-size:13px">
    <a href="${link}" style="color:${look.soft}">${label}</a>
  </p>`
}

function asText(part: MailPart): string {
  if ('text' in part) return part.text
  if ('lines' in part) return [`${part.title}:`, ...part.lines].join('\n')
  const rows = part.total ? [...part.rows, part.total] : part.rows
  return rows.map(([label, value]) => (value ? `${label}: ${value}` : label)).join('\n')
}

function asMarkup(part: MailPart, look: MailLook): Markup {
  if ('text' in part)
    return html`<p style="white-space:pre-line;word-break:break-word">${part.text}</p>`
  if ('lines' in part)
    return html`<p style="margin:24px 0 0">
      <strong>${part.title}</strong><br />${part.lines.map((line) => html`${line}<br />`)}
    </p>`
  return html`<table
    role="presentation"
    width="100%"
    cellspacing="0"
    cellpadding="0"
    style="border-top:1px solid ${look.line}"
  >
    ${part.rows.map((row) => rowMarkup(row, 'padding:8px 0'))}
    ${
      part.total
        ? rowMarkup(part.total, `padding:12px 0;font-weight:700;border-top:1px solid ${look.line}`)
        : ''
    }
  </table>`
}

function rowMarkup([label, value]: readonly [string, string], style: string): Markup {
  return html`<tr>
    <td style="${style}">${label}</td>
    <td align="right" style="${style};white-space:nowrap">${value}</td>
  </tr>`
}

/** "2 × Sencha (100 g)", with what `of` says of each. */
export function lineRows(
  { parts }: MailedOrder,
  pieces: readonly { lineId: string; quantity: number }[],
): [string, string][] {
  return pieces.flatMap(({ lineId, quantity }): [string, string][] => {
    const line = parts.lines.find(({ id }) => id === lineId)
    return line ? [[lineLabel(line, quantity), '']] : []
  })
}

export function lineLabel(
  { name, options }: { name: string; options: Record<string, string> },
  quantity: number,
): string {
  const chosen = Object.values(options).join(', ')
  return `${quantity} × ${name}${chosen && ` (${chosen})`}`
}

/** What can be summed up: an order, or what is to become one. */
export interface SummedOrder {
  order: Pick<
    OrderFacts['order'],
    'subtotal' | 'discount' | 'shipping' | 'paymentFee' | 'tax' | 'total'
  >
  parts: { lines: readonly Pick<Line, 'name' | 'options' | 'quantity' | 'total'>[] }
  price: (minor: number) => string
}

type Line = OrderFacts['parts']['lines'][number]

/** What was bought, what it came to, and the total. */
export function sumParts({ order, parts, price }: SummedOrder): MailPart {
  const { subtotal, discount, shipping, paymentFee, tax, total } = order
  return {
    rows: [
      ...parts.lines.map((line) => [lineLabel(line, line.quantity), price(line.total)] as const),
      ['Subtotal', price(subtotal)],
      ...(discount ? [['Discount', price(-discount)] as const] : []),
      ['Shipping', shipping ? price(shipping) : 'Free'],
      ...(paymentFee ? [['Payment fee', price(paymentFee)] as const] : []),
      ...(tax ? [['Tax', price(tax)] as const] : []),
    ],
    total: ['Total', price(total)],
  }
}

/** What was answered to the owner's own fields. */
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
