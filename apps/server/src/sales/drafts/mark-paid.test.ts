import type { Order } from '@vitrine/contract/sales/order.ts'
import { expect, test } from 'vitest'
import { aDraftingShop, draftOf } from '../../testing/a-draft.ts'
import { stockOf } from '../../testing/an-order.ts'
import { startShop } from '../../testing/start-shop.ts'
import { outboxRows } from '../../testing/store-outbox.ts'

const shop = startShop()

test('marked as paid it is an order like any other', async () => {
  const { store, sencha, drafts, orders } = await aDraftingShop(shop)
  const { id } = await drafts.made(draftOf(sencha, { note: 'Met at the fair' }))

  const { status, body } = await drafts.markPaid(id)

  expect(status).toBe(201)
  expect(body).toMatchObject({
    state: 'completed',
    order: { orderNumber: 1001 },
    paymentLink: null,
  })
  const { body: order } = await shop.call<Order>('GET', `/api/orders/${body.order!.id}`, {
    as: store.owner,
  })
  expect(order).toMatchObject({
    orderNumber: 1001,
    customer: { name: 'Ada Lovelace', email: 'ada@example.com' },
    total: 30,
    paymentStatus: 'paid',
    paymentName: 'Paid to the shop',
    payments: [{ kind: 'payment', amount: 30, status: 'succeeded', provider: null }],
    lines: [
      { productId: sencha.id, quantity: 2, restockable: 2 },
      { name: 'Engraving', quantity: 1, restockable: 0 },
    ],
  })
  expect(order.events).toContainEqual(
    expect.objectContaining({ kind: 'note', text: 'From draft order D1. Met at the fair' }),
  )
  expect(await stockOf(shop, store, sencha)).toBe(8)
  const kinds = (await outboxRows(shop.services, store)).map(({ kind }) => kind)
  expect(kinds.toSorted()).toEqual(['order_confirmation', 'order_received'])
  expect(await drafts.markPaid(id)).toMatchObject({
    status: 409,
    body: { code: 'draft_completed' },
  })
  expect(await drafts.remove(id)).toMatchObject({ status: 409, body: { code: 'draft_completed' } })
  expect(await orders()).toHaveLength(1)
})

test('what costs nothing needs no payment', async () => {
  const { sencha, drafts, orders } = await aDraftingShop(shop)
  const { id } = await drafts.made(
    draftOf(sencha, { discount: { kind: 'amount', amount: 500, reason: 'A gift' } }),
  )

  await drafts.markPaid(id)

  expect(await orders()).toMatchObject([{ total: 0, paymentStatus: 'paid' }])
})

test('what is not there cannot be marked as paid, and what is not said cannot be sent', async () => {
  const { store, sencha, drafts, orders } = await aDraftingShop(shop)
  const line = { kind: 'product' as const, productId: sencha.id, quantity: 11 }
  const { id, lines } = await drafts.made(draftOf(sencha, { lines: [line] }))
  const nameless = await drafts.made(draftOf(sencha, { email: null, shippingAddress: null }))

  expect(lines).toMatchObject([{ problem: 'insufficient_stock', available: 10 }])
  expect(await drafts.markPaid(id)).toMatchObject({
    status: 409,
    body: { code: 'insufficient_stock', details: { lines: [{ name: 'Sencha 100 g' }] } },
  })
  expect(nameless.paymentLink).toBeNull()
  const missing = {
    status: 400,
    body: { issues: [{ path: 'email' }, { path: 'shippingAddress' }] },
  }
  expect(await drafts.markPaid(nameless.id)).toMatchObject(missing)
  expect(await drafts.send(nameless.id, { version: 1 })).toMatchObject(missing)
  expect(await orders()).toEqual([])
  expect(await outboxRows(shop.services, store)).toEqual([])
})
