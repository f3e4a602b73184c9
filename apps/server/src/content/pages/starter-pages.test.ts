import { expect, test } from 'vitest'
import { startStorefront } from '../../testing/start-storefront.ts'

const { shop } = await startStorefront()

test('a new shop promises nothing, rates nothing and takes no cards that it does not take', async () => {
  const store = await shop.aStore({ name: 'Harbour Goods' })
  await shop.aProduct(store, { slug: 'rope' })
  // Reads the visible markup; the hydration state also contains disabled settings.
  const read = async (path: string) =>
    (await (await shop.fetch(path, { host: store.storeDomain })).text()).split('<script')[0]
  for (const path of ['/', '/shop', '/about', '/product/rope']) {
    const page = await read(path)
    expect(page, path).toContain('Harbour Goods')
    expect(page, path).not.toMatch(
      /free shipping|thirty days|packed by hand|with care|24 hours|a person answers/i,
    )
    expect(page, path).not.toMatch(/Rated \d|visa|mastercard|amex|paypal/i)
    expect(page, path).not.toMatch(/tell your story|place for your story|say how you/i)
    expect(page, path).not.toMatch(/instagram|pinterest|example\.com|555 0100/i)
  }
})

test('nothing in a new shop keeps its owner from publishing', async () => {
  const { storeId, owner: as } = await shop.aStore()
  const { body: pages } = await shop.call<{ id: string }[]>(
    'GET',
    '/api/page/get-pages-by-store-id',
    {
      as,
      body: { storeId },
    },
  )
  expect(pages.length).toBe(3)
  const problems = await Promise.all(
    pages.map(async ({ id }) => (await shop.call('GET', `/api/page/${id}/problems`, { as })).body),
  )
  expect(problems.flat()).toEqual([])
})
