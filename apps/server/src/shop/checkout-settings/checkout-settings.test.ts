import { defaultCheckout } from '@vitrine/commerce/settings/checkout-settings.ts'
import type {
  CheckoutSettings,
  CheckoutSettingsInput,
} from '@vitrine/contract/shop/checkout-settings.ts'
import { lastRevision } from '@vitrine/contract/call/values.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { expect, test } from 'vitest'
import { draftsCheckout, publishesCheckout } from '../../testing/asks-at-checkout.ts'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

const texts = { ...defaultCheckout.texts, heading: 'Nearly yours' }

async function get({ storeId, owner }: OwnedStore) {
  const path = '/api/checkout-settings'
  return (await shop.call<CheckoutSettings>('GET', path, { as: owner, body: { storeId } })).body
}

async function shownIn({ storeId, storeDomain: host }: OwnedStore) {
  const path = '/api/checkout/config'
  const answer = await shop.call<{ form: CheckoutSettingsInput }>('GET', path, {
    host,
    body: { storeId },
  })
  return answer.body.form
}

test('a draft is seen by its owner only, until it is published', async () => {
  const store = await shop.aStore()
  expect(await get(store)).toEqual({
    draft: defaultCheckout,
    published: defaultCheckout,
    revision: 0,
    hasChanges: false,
    publishedAt: null,
  })

  const saved = await draftsCheckout(shop, store, { texts, minimumOrder: 12.5 })

  expect(saved).toMatchObject({
    status: 200,
    body: { draft: { texts, minimumOrder: 12.5 }, revision: 1, hasChanges: true },
  })
  expect(await get(store)).toEqual(saved.body)
  expect(await shownIn(store)).toEqual(defaultCheckout)
  expect(await publishesCheckout(shop, store)).toMatchObject({ body: { hasChanges: false } })
  expect(await shownIn(store)).toEqual({ ...defaultCheckout, texts, minimumOrder: 12.5 })
})

test('a save or a publication over somebody else’s change is refused', async () => {
  const store = await shop.aStore()
  const stale = { status: 409, body: { code: 'stale_revision' } }
  expect(await publishesCheckout(shop, store, 0)).toMatchObject(stale)
  await draftsCheckout(shop, store, { texts })
  await draftsCheckout(shop, store, { texts, revision: 1 })

  expect(await draftsCheckout(shop, store, { revision: 0 })).toMatchObject(stale)
  expect(await draftsCheckout(shop, store, { revision: 1 })).toMatchObject(stale)
  expect(await draftsCheckout(shop, store, { revision: lastRevision })).toMatchObject(stale)
  expect(await publishesCheckout(shop, store, 1)).toMatchObject(stale)
  expect(await get(store)).toMatchObject({ revision: 2, draft: { texts } })
})

const gift = { id: 'gift', label: 'Gift', kind: 'select', required: true } as const

test.each<[string, Partial<CheckoutSettingsInput>, string]>([
  ['no heading', { texts: { ...texts, heading: ' ' } }, 'texts.heading'],
  ['a choice of nothing', { customFields: [{ ...gift, options: [] }] }, 'customFields.0.options'],
  [
    'one choice twice',
    { customFields: [{ ...gift, options: ['Box', 'Box'] }] },
    'customFields.0.options',
  ],
  [
    'two fields of one id',
    { customFields: [1, 2].map(() => ({ ...gift, options: ['Box'] })) },
    'customFields.1.id',
  ],
  ['terms that are nowhere', { termsRequired: true }, 'termsRequired'],
  [
    'a link that is a program',
    { policies: [{ label: 'Terms', href: 'javascript:alert(1)' }] },
    'policies.0.href',
  ],
  [
    'a link to nobody knows where',
    { policies: [{ label: 'Terms', href: '//evil.example' }] },
    'policies.0.href',
  ],
  [
    'text that cannot be read',
    { colors: { page: '#ffffff', text: '#eeeeee', accent: null } },
    'colors.text',
  ],
  ['half a cent', { minimumOrder: 0.005 }, 'minimumOrder'],
  ['less than nothing', { minimumOrder: -1 }, 'minimumOrder'],
  ['an image that is a program', { logo: 'javascript:alert(1)' }, 'logo'],
])('%s is refused', async (_, values, path) => {
  const store = await shop.aStore()

  const { status, body } = await draftsCheckout(shop, store, values)

  expect(status).toBe(400)
  expect(body.issues?.[0]?.path).toBe(path)
  expect((await get(store)).revision).toBe(0)
})

test('another store’s checkout is as missing as no store’s', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  const ask = (storeId: string) =>
    shop.call('GET', '/api/checkout-settings', { as: store.owner, body: { storeId } })

  expect(await ask(neighbour.storeId)).toMatchObject({
    status: 404,
    body: (await ask(newId())).body as object,
  })
  expect((await draftsCheckout(shop, { ...store, storeId: neighbour.storeId }, {})).status).toBe(
    404,
  )
  expect((await publishesCheckout(shop, { ...store, storeId: neighbour.storeId })).status).toBe(404)
})
