import { orderName } from '@vitrine/commerce/orders/order-name.ts'
import type { MailDetail } from '@vitrine/contract/shop/mails.ts'
import { abandonedCheckouts } from '@vitrine/db/schema/abandoned-checkouts.ts'
import { contactMessages } from '@vitrine/db/schema/messages.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import { pages } from '@vitrine/db/schema/pages.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { findDraft } from '../../sales/drafts/queries.ts'
import type { StoredMail } from './queries.ts'

const named = z.object({
  orderId: z.uuid().optional(),
  abandonedCheckoutId: z.uuid().optional(),
  messageId: z.uuid().optional(),
  pageId: z.uuid().optional(),
  draftId: z.uuid().optional(),
})

export async function findAbout(
  tx: StoreTransaction,
  { payload }: StoredMail,
): Promise<MailDetail['about']> {
  const { orderId, abandonedCheckoutId, messageId, pageId, draftId } = named.parse(payload)
  if (orderId !== undefined) return await aboutOrder(tx, orderId)
  if (abandonedCheckoutId !== undefined) return await aboutCheckout(tx, abandonedCheckoutId)
  if (messageId !== undefined) return await aboutMessage(tx, messageId)
  if (draftId !== undefined) return await aboutDraft(tx, draftId)
  return pageId === undefined ? null : await aboutPage(tx, pageId)
}

async function aboutOrder(tx: StoreTransaction, id: string) {
  const isIt = and(eq(orders.storeId, tx.storeId), eq(orders.id, id))
  const [found] = await tx
    .select({ number: orders.number, numberPrefix: orders.numberPrefix })
    .from(orders)
    .where(isIt)
  return found ? { kind: 'order' as const, id, name: orderName(found) } : null
}

async function aboutDraft(tx: StoreTransaction, id: string) {
  const found = await findDraft(tx, { id })
  return found ? { kind: 'draft' as const, id, name: `D${found.number}` } : null
}

async function aboutCheckout(tx: StoreTransaction, id: string) {
  const isIt = and(eq(abandonedCheckouts.storeId, tx.storeId), eq(abandonedCheckouts.id, id))
  const [found] = await tx
    .select({ name: abandonedCheckouts.email })
    .from(abandonedCheckouts)
    .where(isIt)
  return found ? { kind: 'checkout' as const, id, name: found.name } : null
}

async function aboutMessage(tx: StoreTransaction, id: string) {
  const isIt = and(eq(contactMessages.storeId, tx.storeId), eq(contactMessages.id, id))
  const [found] = await tx
    .select({ name: contactMessages.subject })
    .from(contactMessages)
    .where(isIt)
  return found ? { kind: 'message' as const, id, name: found.name } : null
}

async function aboutPage(tx: StoreTransaction, id: string) {
  const isIt = and(eq(pages.storeId, tx.storeId), eq(pages.id, id))
  const [found] = await tx.select({ name: pages.name }).from(pages).where(isIt)
  return found ? { kind: 'page' as const, id, name: found.name } : null
}
