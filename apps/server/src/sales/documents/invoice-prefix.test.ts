import type { RefusalBody } from '@vitrine/contract/call/refusal.ts'
import type { Store } from '@vitrine/contract/shop/store.ts'
import { invoicePrefixRule, yearlyNumbersRule } from '@vitrine/commerce/orders/invoice-name.ts'
import { expect, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { ordersOf } from '../../testing/orders-of.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

const aYear = 366 * 24 * 60

const change = ({ storeId, owner: as }: OwnedStore, values: object) =>
  shop.call<Store & RefusalBody>('PUT', '/api/store/update-store-general-details', {
    as,
    body: { storeId, ...values },
  })

/** Oldest first. */
async function placeOrders(store: OwnedStore, count: number) {
  const product = await shop.aProduct(store)
  for (let placed = 0; placed < count; placed += 1)
    await aShopper(shop, store).buy([{ product, quantity: 1 }])
  return (await ordersOf(shop, store)).map(({ id }) => id).toReversed()
}

async function issue({ owner: as }: OwnedStore, ...ids: (string | undefined)[]) {
  const { body } = await shop.call<{ invoiceName: string }[]>('PUT', '/api/orders/invoices', {
    as,
    body: { ids },
  })
  return body.map(({ invoiceName }) => invoiceName)
}

const thisYear = () => shop.clock.now().getUTCFullYear()

test('a prefix applies to the next numbers, and issued invoices keep theirs', async () => {
  const store = await shop.aStore({ country: 'DE' })
  const [first, second, third] = await placeOrders(store, 3)
  expect(await issue(store, first)).toEqual(['1'])
  const changed = await change(store, { invoicePrefix: 'RE/{year}/' })
  expect(changed).toMatchObject({ status: 200, body: { invoicePrefix: 'RE/{year}/' } })
  const named = `RE/${thisYear()}/2`
  expect(await issue(store, second)).toEqual([named])
  await change(store, { invoicePrefix: 'T-' })
  expect(await issue(store, first, second, third)).toEqual(['1', named, 'T-3'])

  const paper = `/api/orders/documents?kind=invoice&format=html&ids=${second}`
  const answer = await shop.fetch(paper, { as: store.owner })
  expect(answer.headers.get('content-disposition')).toContain(`invoice-re-${thisYear()}-2.html`)
  expect(await answer.text()).toContain(named)
  const csv = await shop.fetch(`/api/orders/export?storeId=${store.storeId}`, { as: store.owner })
  expect(await csv.text()).toContain(`,${named},`)
})

test('numbers start again with a year where the owner chose it, none twice', async () => {
  const store = await shop.aStore({ country: 'DE' })
  const ids = await placeOrders(store, 7)
  await change(store, { invoicePrefix: 'RE-{year}-', restartInvoicesYearly: true })
  const year = thisYear()
  const inTurn = await Promise.all([issue(store, ids[0], ids[1]), issue(store, ids[2])])
  expect(inTurn.flat().toSorted()).toEqual([1, 2, 3].map((number) => `RE-${year}-${number}`))

  shop.clock.pass(aYear)
  expect(await issue(store, ids[3])).toEqual([`RE-${year + 1}-1`])
  await change(store, { invoicePrefix: `RE-${year}-`, restartInvoicesYearly: false })
  expect(await issue(store, ids[4])).toEqual([`RE-${year}-4`])
  await change(store, { invoicePrefix: 'RE-{year}-' })
  expect(await issue(store, ids[5])).toEqual([`RE-${year + 1}-5`])
  shop.clock.pass(aYear)
  expect(await issue(store, ids[6])).toEqual([`RE-${year + 2}-6`])
})

test('numbers that start again wait for the next year, wherever they are', async () => {
  const store = await shop.aStore({ country: 'DE' })
  const ids = await placeOrders(store, 3)
  const year = thisYear()
  await issue(store, ids[0])
  await change(store, { invoicePrefix: '{year}/', restartInvoicesYearly: true })
  expect(await issue(store, ids[1])).toEqual([`${year}/2`])
  shop.clock.pass(aYear)
  expect(await issue(store, ids[2])).toEqual([`${year + 1}/1`])
})

test.each(['RE1', '{year}', 'RE ', '{Year}-', 'Ä-', 'x'.repeat(21), 'RE-\n'])(
  '%j is no prefix, and says what would be one',
  async (invoicePrefix) => {
    const store = await shop.aStore()
    const refused = await change(store, { name: 'Changed', invoicePrefix })
    expect(refused).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'invoicePrefix', message: invoicePrefixRule }] },
    })
    const { body } = await change(store, {})
    expect(body).toMatchObject({ name: store.name, invoicePrefix: '' })
  },
)

test('numbers that start again need the year in their prefix', async () => {
  const store = await shop.aStore()
  const refusal = {
    status: 400,
    body: { issues: [{ path: 'invoicePrefix', message: yearlyNumbersRule }] },
  }
  expect(await change(store, { restartInvoicesYearly: true })).toMatchObject(refusal)
  await change(store, { invoicePrefix: '{year}-', restartInvoicesYearly: true })
  expect(await change(store, { invoicePrefix: 'RE-' })).toMatchObject(refusal)
  expect((await change(store, {})).body.invoicePrefix).toBe('{year}-')
})
