import { eq } from 'drizzle-orm'
import { html } from 'hono/html'
import { formatPrice } from '@vitrine/commerce/format-price.ts'
import type { ShopperOrder } from '@vitrine/contract/checkout.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { getShopperOrder } from '../checkout/shopper-order.ts'
import type { Config } from '../platform/config.ts'
import { originOf } from '../platform/origins.ts'
import { mailButton, mailLayout } from './layout.ts'
import type { Mail } from './mail.ts'

type Store = typeof stores.$inferSelect

/** What the shopper gets for an order, in the store's name. */
export async function orderConfirmation(
  tx: StoreTransaction,
  orderId: string,
  config: Pick<Config, 'port'>,
): Promise<Mail> {
  const [row] = await tx.select({ token: orders.token }).from(orders).where(eq(orders.id, orderId))
  const [store] = await tx.select().from(stores).where(eq(stores.id, tx.storeId))
  if (!row || !store) throw new Error(`No order ${orderId}`)
  const order = await getShopperOrder(tx, row.token)
  const link = `${originOf(store.storeDomain, config)}/checkout/thank-you/${order.token}`
  return await writeConfirmation(order, store, link)
}

async function writeConfirmation(order: ShopperOrder, store: Store, link: string): Promise<Mail> {
  const heading = `Thank you for your order #${order.orderNumber}`
  const { firstName } = order.shippingAddress
  return {
    to: order.email,
    fromName: store.name,
    replyTo: store.email ?? undefined,
    subject: `${store.name}: your order #${order.orderNumber}`,
    text: asText(order, heading, link),
    html: await mailLayout({
      heading,
      body: html`<p>Hello ${firstName}, we have your order and will send it soon.</p>
        ${linesTable(order)}
        <p style="margin:24px 0 0">
          <strong>Sent to</strong><br />${addressLines(order).map((line) => html`${line}<br />`)}
        </p>
        ${order.payment.instructions ? html`<p>${order.payment.instructions}</p>` : ''}
        ${mailButton('See your order', link)}`,
      footer: `Sent by ${store.name} because you ordered there.`,
    }),
  }
}

function linesTable(order: ShopperOrder) {
  const price = (amount: number) => formatPrice(amount, order.currency)
  return html`<table
    role="presentation"
    width="100%"
    cellspacing="0"
    cellpadding="0"
    style="border-top:1px solid #e4e4e7"
  >
    ${order.lines.map(
      (line) =>
        html`<tr>
          <td style="padding:10px 0">
            ${line.quantity} × ${line.name}
            <span style="color:#71717a">${Object.values(line.options).join(', ')}</span>
          </td>
          <td align="right" style="padding:10px 0">${price(line.total)}</td>
        </tr>`,
    )}
    ${sums(order).map(
      ([label, amount]) =>
        html`<tr>
          <td style="padding:4px 0;color:#52525b">${label}</td>
          <td align="right" style="padding:4px 0">${price(amount)}</td>
        </tr>`,
    )}
    <tr>
      <td style="padding:12px 0;border-top:1px solid #e4e4e7"><strong>Total</strong></td>
      <td align="right" style="padding:12px 0;border-top:1px solid #e4e4e7">
        <strong>${price(order.total)}</strong>
      </td>
    </tr>
  </table>`
}

function sums({ subtotal, discount, shipping, tax }: ShopperOrder): [string, number][] {
  return [
    ['Subtotal', subtotal],
    ...(discount ? [['Discount', -discount] as [string, number]] : []),
    ['Shipping', shipping],
    ...(tax ? [['Tax', tax] as [string, number]] : []),
  ]
}

function addressLines({ shippingAddress: to }: ShopperOrder): string[] {
  return [
    `${to.firstName} ${to.lastName}`,
    to.company ?? '',
    to.address1,
    to.address2 ?? '',
    [to.postcode, to.city].filter(Boolean).join(' '),
    to.country,
  ].filter(Boolean)
}

function asText(order: ShopperOrder, heading: string, link: string) {
  const price = (amount: number) => formatPrice(amount, order.currency)
  const lines = order.lines.map((line) => {
    const options = Object.values(line.options).join(', ')
    return `${line.quantity} × ${line.name}${options && ` (${options})`}: ${price(line.total)}`
  })
  const totals = [...sums(order), ['Total', order.total] as const]
  return [
    heading,
    '',
    ...lines,
    '',
    ...totals.map(([label, amount]) => `${label}: ${price(amount)}`),
    '',
    ...addressLines(order),
    '',
    `See your order: ${link}`,
    '',
  ].join('\n')
}
