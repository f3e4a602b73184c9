import { newId } from '@vitrine/db/new-id.ts'
import { orders } from '@vitrine/db/schema/orders.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { DemoAct, DemoOrder } from '@vitrine/demo/demo-life.ts'
import { and, eq } from 'drizzle-orm'
import { placeOrder } from '../sales/checkout/place-order.ts'
import { quoteCart } from '../sales/pricing/quote.ts'
import { addFulfilment } from '../sales/desk/add-fulfilment.ts'
import { addNote } from '../sales/desk/add-note.ts'
import { addPayment } from '../sales/desk/add-payment.ts'
import { addRefund } from '../sales/desk/add-refund.ts'
import { archiveOrder } from '../sales/desk/archive-order.ts'
import { cancelOrder } from '../sales/desk/cancel-order.ts'
import { requireOrder } from '../sales/orders/change-order.ts'
import type { CartLine } from './cart-lines.ts'

interface Ordered {
  lines: CartLine[]
  fieldId: string | undefined
  now: Date
}

export async function placePastOrder(
  tx: StoreTransaction,
  { person, payment, isPickup = false, discountCode, note, answer }: DemoOrder,
  { lines, fieldId, now }: Ordered,
): Promise<number> {
  const { email, ...shippingAddress } = person
  const { country, region, postcode } = shippingAddress
  const choices = {
    lines,
    paymentMethod: payment,
    discountCode,
    ...(isPickup && { shippingRateId: 'pickup' }),
  }
  const { quoteHash } = await quoteCart(tx, { ...choices, country, region, postcode }, now)
  const answers = fieldId !== undefined && answer !== undefined ? { [fieldId]: answer } : undefined
  const input = { ...choices, storeId: tx.storeId, contact: { email }, shippingAddress, quoteHash }
  const placed = await placeOrder(
    tx,
    newId(),
    { ...input, note, answers },
    {
      now,
      store: { status: 'live' },
      isMailed: true,
      share: { network: undefined, ordered: new Map(), factor: 1 },
    },
  )
  return placed.orderNumber!
}

export async function findOrderId(tx: StoreTransaction, number: number): Promise<string> {
  const [row] = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.storeId, tx.storeId), eq(orders.number, number)))
  return row!.id
}

export async function doAct(tx: StoreTransaction, id: string, act: DemoAct): Promise<void> {
  const notify = true
  const firstLine = async () => (await requireOrder(tx, id)).parts.lines[0]!
  switch (act.kind) {
    case 'payment':
      await addPayment(tx, { id })
      return
    case 'fulfilment': {
      const { onlyFirstLine, carrier, trackingUrl } = act
      const first = onlyFirstLine ? await firstLine() : undefined
      const lines = first && [{ lineId: first.id, quantity: first.quantity }]
      await addFulfilment(tx, { id, lines, carrier, trackingUrl, notify: carrier !== undefined })
      return
    }
    case 'refundFirstLine': {
      const { id: lineId } = await firstLine()
      const lines = [{ lineId, quantity: 1, restock: false }]
      await addRefund(tx, { id, lines, reason: act.reason, notify })
      return
    }
    case 'refundAll':
      await addRefund(tx, { id, notify })
      return
    case 'cancellation':
      await cancelOrder(tx, { id, reason: act.reason, refund: true, restock: true, notify })
      return
    case 'archive':
      await archiveOrder(tx, { id })
      return
    case 'note':
      await addNote(tx, { id, text: act.text })
  }
}
