import type { Database } from '@vitrine/db/database.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { html } from 'hono/html'
import type { Config } from '../../platform/config.ts'
import { dashboardLink } from '../../post/letter/dashboard-link.ts'
import { mailButton, mailLayout } from '../../post/letter/layout.ts'
import { type StoreFrame, storeFrame } from '../../post/letter/store-frame.ts'
import type { Mail } from '../../post/mail.ts'
import { requireOwnerAddress } from '../../post/owner-address.ts'
import { crossings } from './mail-low-stock.ts'
import { findOwnStore } from '../../platform/find-own-store.ts'

interface From {
  db: Database
  config: Pick<Config, 'port' | 'mainHost' | 'provider'>
}

interface LowItem {
  name: string
  /** The variation, for example `100 g`; may be empty. */
  details: string
  stock: number
}

interface LowRow {
  product_id: string
  name: string
  attributes: Record<string, string> | null
  stock: number
}

/** Resolves to undefined when the products were deleted or restocked in the meantime. */
export async function lowStockMail(
  tx: StoreTransaction,
  orderId: string,
  { db, config }: From,
): Promise<Mail | undefined> {
  const store = await findOwnStore(tx)
  if (!store) return undefined
  const rows = await listLow(tx, orderId, store.lowStockAt)
  const [first] = rows
  if (!first) return undefined
  const to = await requireOwnerAddress(db, store, 'low_stock')
  const isOne = rows.every(({ product_id }) => product_id === first.product_id)
  const path = isOne
    ? `/dashboard/edit-product/${first.product_id}`
    : '/dashboard/products?stock=low'
  const items = rows.map(({ name, attributes, stock }) => ({
    name,
    details: Object.values(attributes ?? {}).join(' · '),
    stock,
  }))
  const link = dashboardLink(path, store.id, config)
  return await writeLowStock(items, { to, frame: storeFrame(store, config), link })
}

async function listLow(
  tx: StoreTransaction,
  orderId: string,
  lowStockAt: number | null,
): Promise<LowRow[]> {
  return await tx.prepared<LowRow>(
    'list-low-stock',
    `SELECT p.id AS product_id, p.name, v.attributes, coalesce(v.stock, p.stock) AS stock
    FROM (SELECT m.store_id, m.product_id, m.variation_id, low_at ${crossings}) AS low
    JOIN products p ON p.store_id = low.store_id AND p.id = low.product_id
    LEFT JOIN variations v ON v.store_id = low.store_id AND v.id = low.variation_id
    WHERE (low.variation_id IS NULL OR v.id IS NOT NULL)
      AND coalesce(v.stock, p.stock) <= low.low_at
    ORDER BY stock, p.name`,
    [tx.storeId, orderId, lowStockAt],
  )
}

const leftOf = ({ stock }: LowItem) => (stock === 0 ? 'sold out' : `${stock} left`)

const nameOf = ({ name, details }: LowItem) => (details ? `${name}, ${details}` : name)

export async function writeLowStock(
  items: readonly LowItem[],
  { to, frame, link }: { to: string; frame: StoreFrame; link: string },
): Promise<Mail> {
  const { name: storeName, theme } = frame
  const [first, ...others] = items
  const subject =
    first && !others.length
      ? `${nameOf(first)}: ${leftOf(first)}`
      : `${items.length} items are low in stock`
  const heading = 'Time to restock'
  const footer = `Sent by ${frame.provider} because an order in ${storeName} took these items to their low stock limit. You get this email once, not for each order. Switch it off in your profile.`
  const label = others.length ? 'View products' : 'View product'
  return {
    to,
    fromName: storeName,
    subject,
    text: `${heading}\n\n${items.map((item) => `${nameOf(item)}: ${leftOf(item)}`).join('\n')}\n\n${label}: ${link}\n\n${footer}\n`,
    html: await mailLayout({
      heading,
      body: html`<ul style="padding-left:20px">
          ${items.map(
            (item) =>
              html`<li style="word-break:break-word">
                ${nameOf(item)}: <strong>${leftOf(item)}</strong>
              </li>`,
          )}
        </ul>
        ${mailButton(label, link, theme)}`,
      footer,
      frame,
    }),
  }
}
