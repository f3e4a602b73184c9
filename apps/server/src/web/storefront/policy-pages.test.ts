import type { Policy } from '@vitrine/contract/shop/policies.ts'
import { expect, test } from 'vitest'
import { startPagesShop, structuredIn } from '../../testing/start-pages-shop.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'

const { shop, read, originOf } = startPagesShop()

async function publishes({ storeId, owner }: OwnedStore, kind: string, policy: object) {
  const saved = await shop.call<Policy>('PUT', `/api/policies/${kind}`, {
    as: owner,
    body: { storeId, revision: 0, ...policy },
  })
  const { revision } = saved.body
  const published = await shop.call<Policy>('POST', `/api/policies/${kind}/publish`, {
    as: owner,
    body: { storeId, revision },
  })
  expect(published.status).toBe(200)
}

test('a published policy is a page of the shop, linked in every footer', async () => {
  const store = await shop.aStore()
  expect(await read(store, '/')).not.toContain('/policies/')
  await publishes(store, 'returns', { title: 'Returns & refunds', text: '<h2>How long</h2>' })

  const html = await read(store, '/policies/returns')

  expect(html).toContain('<title>Returns &amp; refunds · Tea House</title>')
  expect(html).toContain(`<link rel="canonical" href="${originOf(store)}/policies/returns"/>`)
  expect(html).toMatch(/<h1[^>]*>Returns &amp; refunds<\/h1>/)
  expect(html).toContain('<h2>How long</h2>')
  expect(await read(store, '/')).toMatch(
    /<ul[^>]*aria-label="Policies"><li><a href="\/policies\/returns"[^>]*>Returns &amp; refunds<\/a>/,
  )
})

test('a policy that is not published is missing', async () => {
  const store = await shop.aStore()
  for (const path of ['/policies/returns', '/policies/else', '/policies'])
    expect((await shop.fetch(path, { host: store.storeDomain })).status).toBe(404)
})

test('no page can take the address of the policies', async () => {
  const { storeId, owner } = await shop.aStore()
  const body = { storeId, name: 'Policies', slug: 'policies' }
  const added = await shop.call('POST', '/api/page/add-page', { as: owner, body })
  expect(added).toMatchObject({ status: 409, body: { code: 'slug_reserved' } })
})

test('search engines are told where the policy of returns is', async () => {
  const store = await shop.aStore()
  const { storeId, owner } = store
  await shop.aProduct(store, { slug: 'sencha' })
  const path = '/api/seo/settings'
  const { body } = await shop.call<Record<string, unknown>>('GET', path, {
    as: owner,
    body: { storeId },
  })
  const { revision, sitemap: _, ...settings } = body
  const returns = { days: 30, fees: 'free' }
  await shop.call('PUT', path, {
    as: owner,
    body: { storeId, revision, settings: { ...settings, returns } },
  })
  const policyIn = async () => {
    const offer = structuredIn(await read(store, '/product/sencha'))['Product']?.['offers']
    return (offer as Record<string, object>)['hasMerchantReturnPolicy']
  }
  expect(await policyIn()).not.toHaveProperty('merchantReturnLink')

  await publishes(store, 'returns', { title: 'Returns', text: '<p>30 days</p>' })

  expect(await policyIn()).toHaveProperty(
    'merchantReturnLink',
    `${originOf(store)}/policies/returns`,
  )
  expect(await read(store, '/sitemap.xml')).toContain(`${originOf(store)}/policies/returns`)
})
