import type { Order } from '@vitrine/contract/sales/order.ts'
import type { Policy, PolicySummary, PolicyVersionView } from '@vitrine/contract/shop/policies.ts'
import { parse } from 'csv-parse/sync'
import { expect, test } from 'vitest'
import { aShopper } from '../../testing/a-shopper.ts'
import { draftsCheckout, publishesCheckout } from '../../testing/asks-at-checkout.ts'
import { ordersOf } from '../../testing/orders-of.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

function policiesOf(store: OwnedStore, kind = 'terms') {
  const ask = <Answer = Policy>(method: 'GET' | 'PUT' | 'POST', path: string, body: object = {}) =>
    shop.call<Answer>(method, `/api/policies${path}`, {
      as: store.owner,
      body: { storeId: store.storeId, ...body },
    })
  return {
    ask,
    get: async () => (await ask('GET', `/${kind}`)).body,
    save: (text: string, { title = 'Terms', revision = 0 } = {}) =>
      ask('PUT', `/${kind}`, { title, text, revision }),
    publish: (revision: number) => ask('POST', `/${kind}/publish`, { revision }),
    versions: async () => (await ask<PolicyVersionView[]>('GET', `/${kind}/versions`)).body,
    async publishes(text: string, title = 'Terms') {
      const { revision } = (await ask('GET', `/${kind}`)).body
      const saved = await ask('PUT', `/${kind}`, { title, text, revision })
      const published = await ask('POST', `/${kind}/publish`, { revision: saved.body.revision })
      expect(published.status).toBe(200)
      return published.body
    },
  }
}

async function requireAgreement(store: OwnedStore) {
  const saved = await draftsCheckout(shop, store, { termsRequired: true })
  expect(saved.status).toBe(200)
  await publishesCheckout(shop, store)
}

test('a new shop has five policies to write, and shows none', async () => {
  const store = await shop.aStore()
  const { body } = await policiesOf(store).ask<PolicySummary[]>('GET', '')
  expect(body.map(({ kind, path, published }) => [kind, path, published])).toEqual(
    ['returns', 'privacy', 'terms', 'shipping', 'imprint'].map((kind) => [
      kind,
      `/policies/${kind}`,
      null,
    ]),
  )
})

test('a draft is for its owner until it is published, and what could run is cut out', async () => {
  const store = await shop.aStore()
  const terms = policiesOf(store)
  const saved = await terms.save('<h2>Scope</h2><p onclick="x()">All<script>1</script></p>')
  expect(saved.body).toMatchObject({ revision: 1, hasChanges: true, published: null })
  expect(saved.body.text).toBe('<h2>Scope</h2><p>All</p>')
  const asked = {
    host: store.storeDomain,
    body: { domain: store.storeDomain, slug: 'policies/terms' },
  }
  expect((await shop.call('GET', '/api/page/get-page-by-domain', asked)).status).toBe(404)

  expect((await terms.publish(1)).body).toMatchObject({ published: { number: 1 } })

  expect((await shop.call('GET', '/api/page/get-page-by-domain', asked)).body).toMatchObject({
    name: 'Terms',
    slug: 'policies/terms',
    content: [{ props: { level: 'heading1' } }, { props: { text: '<h2>Scope</h2><p>All</p>' } }],
  })
  const info = { host: store.storeDomain, body: { domain: store.storeDomain } }
  expect((await shop.call('GET', '/api/store/get-store-info', info)).body).toMatchObject({
    policies: [{ kind: 'terms', title: 'Terms' }],
  })
})

test('each publication is a version, and an earlier one can be published again', async () => {
  const store = await shop.aStore()
  const terms = policiesOf(store)
  await terms.publishes('<p>One</p>')
  const { revision } = await terms.publishes('<p>Two</p>')
  const [second, first] = await terms.versions()
  expect(second).toMatchObject({ number: 2, replacedAt: null, publishedBy: store.owner.name })
  expect(first!.replacedAt).not.toBeNull()

  const restored = await terms.ask('POST', '/terms/restore', {
    versionId: first!.versionId,
    revision,
  })

  expect(restored.body).toMatchObject({ text: '<p>One</p>', published: { number: 3 } })
  const path = `/api/policies/versions/${second!.versionId}`
  const old = await shop.call('GET', path, { as: store.owner })
  expect(old.body).toMatchObject({ number: 2, text: '<p>Two</p>' })
  expect(
    (await terms.ask('POST', '/privacy/restore', { versionId: first!.versionId, revision: 0 }))
      .status,
  ).toBe(404)
})

test('a policy without a word is not published, nor one that was changed elsewhere', async () => {
  const store = await shop.aStore()
  const terms = policiesOf(store)
  await terms.save('<p> </p>')
  expect(await terms.publish(1)).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'text', message: 'Write the policy first.' }] },
  })
  expect((await terms.save('<p>B</p>', { revision: 0 })).status).toBe(409)
  await terms.save('<p>B</p>', { revision: 1 })
  expect((await terms.publish(1)).status).toBe(409)
  expect((await terms.save('<p>B</p>', { title: ' ', revision: 2 })).status).toBe(400)
})

test('what was unpublished is missing, and can be published again', async () => {
  const store = await shop.aStore()
  const terms = policiesOf(store)
  const { revision } = await terms.publishes('<p>One</p>')
  expect((await terms.ask('POST', '/terms/unpublish')).body).toMatchObject({ published: null })
  expect((await terms.ask('POST', '/terms/unpublish')).status).toBe(404)
  expect((await terms.publish(revision)).body).toMatchObject({ published: { number: 2 } })
})

test('a template is filled from the business details, and names its gaps', async () => {
  const store = await shop.aStore({ name: 'Tea House', country: 'DE' })
  const seller = {
    legalName: 'Tea GmbH',
    address1: 'Lindenweg 1',
    postcode: '10115',
    city: 'Berlin',
  }
  await shop.call('PUT', '/api/store/update-store-general-details', {
    as: store.owner,
    body: { storeId: store.storeId, seller, email: 'hello@tea.example' },
  })
  const { body } = await policiesOf(store).ask<{ text: string; gaps: string[] }>(
    'GET',
    '/imprint/template',
    { region: 'de' },
  )
  expect(body.text).toContain('Tea GmbH<br />Lindenweg 1<br />10115 Berlin')
  expect(body.text).toContain('hello@tea.example')
  expect(body.gaps).toContain('phone number')
  const again = await policiesOf(store, 'imprint').save(body.text, { title: 'Impressum' })
  expect(again.body.text).toBe(body.text)
})

test('an order keeps the versions that the shopper agreed to', async () => {
  const store = await shop.aStore()
  const product = await shop.aProduct(store)
  await policiesOf(store, 'imprint').publishes('<p>Tea GmbH</p>', 'Imprint')
  await policiesOf(store, 'returns').publishes('<p>14 days</p>', 'Returns')
  const first = (await policiesOf(store).publishes('<p>One</p>')).published!
  await requireAgreement(store)
  const buy = async (values: object) => {
    await aShopper(shop, store).buy([{ product, quantity: 1 }], { values })
    const [row] = await ordersOf(shop, store)
    const order = await shop.call<Order>('GET', `/api/orders/${row!.id}`, { as: store.owner })
    return order.body.policies.map(({ title, number }) => `${title} ${number}`)
  }

  expect(await buy({ terms: true })).toEqual(['Returns 1', 'Terms 1'])
  await policiesOf(store).publishes('<p>Two</p>')
  // The page was opened before the second version came out.
  expect(await buy({ terms: true, policies: [first.versionId] })).toEqual(['Terms 1'])
  expect(await buy({ terms: true })).toEqual(['Returns 1', 'Terms 2'])

  const file = await shop.fetch(`/api/orders/export?storeId=${store.storeId}`, { as: store.owner })
  const [newest] = parse<Record<string, string>>(await file.text(), { columns: true, bom: true })
  expect(newest!['Accepted Policies']).toBe('Returns, version 1\nTerms, version 2')
})

test('an order with terms that nobody could read is refused', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  const product = await shop.aProduct(store)
  await policiesOf(store).publishes('<p>One</p>')
  const theirs = (await policiesOf(neighbour).publishes('<p>One</p>')).published!
  await requireAgreement(store)
  const shopper = aShopper(shop, store)
  const values = { terms: true, policies: [theirs.versionId] }
  expect(await shopper.buy([{ product, quantity: 1 }], { values })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'terms' }] },
  })
})

test('agreement can be required once there is something to agree to, and then it stays', async () => {
  const store = await shop.aStore()
  expect((await draftsCheckout(shop, store, { termsRequired: true })).status).toBe(400)
  await policiesOf(store, 'imprint').publishes('<p>Tea GmbH</p>', 'Imprint')
  expect((await draftsCheckout(shop, store, { termsRequired: true })).status).toBe(400)
  await policiesOf(store).publishes('<p>One</p>')
  await requireAgreement(store)

  const config = await shop.call<{ form: object }>('GET', '/api/checkout/config', {
    host: store.storeDomain,
    body: { storeId: store.storeId },
  })
  expect(config.body.form).toMatchObject({
    termsRequired: true,
    policies: [
      { label: 'Terms', href: '/policies/terms', isAgreedTo: true },
      { label: 'Imprint', href: '/policies/imprint', isAgreedTo: false },
    ],
  })
  expect(await policiesOf(store).ask('POST', '/terms/unpublish')).toMatchObject({
    status: 409,
    body: { code: 'terms_needed' },
  })
})
