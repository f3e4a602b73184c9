import type { Order } from '@vitrine/contract/sales/order.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { address, aShopper, type Attempt } from '../../testing/a-shopper.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'
import { ordersOf } from '../../testing/orders-of.ts'

const shop = startShop()

async function anOrder(store: OwnedStore, values: Attempt['values'] = {}, name = 'Sencha 100 g') {
  const product = await shop.aProduct(store, { name, price: 12.5, sku: 'SEN-1' })
  const lines = [{ product, quantity: 2 }]
  const { status } = await aShopper(shop, store).buy(lines, { values })
  expect(status).toBe(201)
  return (await ordersOf(shop, store))[0]!.id
}

const issue = ({ owner: as }: OwnedStore, ids: string[]) =>
  shop.call<{ orderId: string; invoiceNumber: number }[]>('PUT', '/api/orders/invoices', {
    as,
    body: { ids },
  })

const documents = ({ owner: as }: OwnedStore, kind: string, ids: string[], format = 'html') =>
  shop.fetch(`/api/orders/documents?kind=${kind}&format=${format}&ids=${ids.join(',')}`, { as })

async function documentText(store: OwnedStore, kind: string, ids: string[]) {
  const answer = await documents(store, kind, ids)
  expect(answer.status).toBe(200)
  return (await answer.text())
    .replaceAll(/<style>[\s\S]*?<\/style>|<[^>]+>/g, ' ')
    .replaceAll(/\s+/g, ' ')
}

test('an invoice names shop, customer, lines and sums, and may do nothing but be seen', async () => {
  const store = await shop.aStore()
  const id = await anOrder(store, {
    shippingAddress: { ...address, firstName: '<b>Żaneta</b>', city: 'Tea & Co' },
  })
  await shop.call('POST', `/api/orders/${id}/payments`, { as: store.owner, body: { amount: 5 } })
  await issue(store, [id])

  const answer = await documents(store, 'invoice', [id])
  expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
  expect(answer.headers.get('x-frame-options')).toBe('SAMEORIGIN')
  const html = await answer.text()
  expect(html).toContain('&lt;b&gt;Żaneta&lt;/b&gt; Lovelace')
  expect(html).toContain('Tea &amp; Co')
  const text = await documentText(store, 'invoice', [id])
  expect(text).toContain('Invoice number 1 Invoice date')
  expect(text).toContain('Order #1001')
  expect(text).toContain('Sencha 100 g SKU SEN-1 2 €12.50 €25.00')
  expect(text).toContain('Total €25.00')
  expect(text).toMatch(/Paid on \d+ \w+ \d{4} -€5.00 To be paid €20.00/)
})

test('a packing slip has what is still to be sent, and no prices', async () => {
  const store = await shop.aStore()
  const id = await anOrder(store, { note: 'Leave it at the door' })
  const { body: order } = await shop.call<Order>('GET', `/api/orders/${id}`, { as: store.owner })
  const lines = [{ lineId: order.lines[0]!.id, quantity: 1 }]
  await shop.call('POST', `/api/orders/${id}/fulfilments`, { as: store.owner, body: { lines } })

  const text = await documentText(store, 'packing-slip', [id])
  expect(text).toContain('Packed Item Pack Ordered Sencha 100 g SKU SEN-1 1 2')
  expect(text).toContain('Leave it at the door')
  expect(text).not.toContain('€')
})

test('invoices are numbered without gaps, oldest first, and keep their numbers', async () => {
  const store = await shop.aStore()
  const ids: string[] = []
  for (let count = 0; count < 4; count += 1) ids.push(await anOrder(store))
  const [first = '', second = '', third = '', fourth = ''] = ids

  const asked = await Promise.all([issue(store, [second, first]), issue(store, [first, third])])
  expect(asked.map(({ status }) => status)).toEqual([200, 200])
  await issue(store, [newId(), fourth])
  const { body } = await issue(store, ids)
  expect(body.map(({ invoiceNumber }) => invoiceNumber)).toEqual(
    expect.arrayContaining([1, 2, 3, 4]),
  )
  expect(body.at(-1)).toEqual({ orderId: fourth, invoiceNumber: 4, invoiceName: '4' })
  expect((await issue(store, ids)).body).toEqual(body)
})

test('an invoice that was not issued, and another shop’s order, are not there', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  const [own, foreign] = [await anOrder(store), await anOrder(neighbour)]
  expect((await documents(store, 'invoice', [own])).status).toBe(404)
  expect((await documents(store, 'packing-slip', [own, foreign])).status).toBe(404)
  expect((await issue(store, [own, foreign])).status).toBe(404)
  expect((await documents(store, 'invoice', [own])).status).toBe(404)
})

test('a PDF has a page for each order, with names and prices in their letters', async () => {
  const store = await shop.aStore()
  const names = ['Żaneta', 'Σωκράτης', 'Любовь']
  const ids: string[] = []
  for (const firstName of names)
    ids.push(await anOrder(store, { shippingAddress: { ...address, firstName } }))
  await issue(store, ids)

  const answer = await documents(store, 'invoice', ids, 'pdf')
  expect(answer.headers.get('content-type')).toBe('application/pdf')
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="3-invoices.pdf"')
  const pages = readPdf(Buffer.from(await answer.arrayBuffer()))
  expect(pages).toHaveLength(3)
  names.forEach((name, index) => {
    expect(pages[index]).toContain(`${name} Lovelace`)
    expect(pages[index]).toContain('€25.00')
    expect(pages[index]).not.toContain('stand as boxes')
  })
})

test('a PDF goes on over pages', async () => {
  const store = await shop.aStore()
  const note = Array.from({ length: 60 }, (_, line) => `Line ${line}`).join('\n')
  const id = await anOrder(store, { note })

  const answer = await documents(store, 'packing-slip', [id], 'pdf')
  const pages = readPdf(Buffer.from(await answer.arrayBuffer()))
  expect(pages.length).toBeGreaterThan(1)
  expect(pages.join(' ')).toContain('Line 59')
})

test.each([
  ['抹茶茶碗 ガラス製', '抹茶茶碗ガラス製'],
  ['绿茶 门市发货', '绿茶门市发货'],
  ['한국 녹차', '한국녹차'],
  ['ชาเขียว', 'ชาเขียว'],
  ['শাড়ি চা', 'শড়চ'],
  ['தேநீர்', 'தநர'],
  // PDF stores right-to-left text in visual order.
  ['شاي أخضر 12 kg', 'رضخأ'],
  ['תה ירוק', 'קורי'],
  ['Gift 🎁 ❤️', '🎁'],
])('a PDF sets %s in letters, none of which is a box', async (name, letters) => {
  const store = await shop.aStore()
  const id = await anOrder(store, { shippingAddress: { ...address, firstName: name } }, name)
  await issue(store, [id])

  const answer = await documents(store, 'invoice', [id], 'pdf')

  const bytes = Buffer.from(await answer.arrayBuffer())
  const text = readPdf(bytes).join('').replaceAll(/\s/g, '')
  for (const letter of letters) expect(text).toContain(letter)
  expect(text).not.toContain('□')
  expect(text).not.toContain('\u0000')
  expect(bytes.length).toBeLessThan(80_000)
})
