import { expect, test } from 'vitest'
import { newId } from '@vitrine/db/new-id.ts'
import { startShop } from '../testing/start-shop.ts'

const shop = startShop()

const unstorable = { 'a zero character': '\u0000', 'half a surrogate pair': '\ud83c' }

for (const [kind, character] of Object.entries(unstorable)) {
  const text = `Sencha ${character}`

  test(`${kind} in a body is answered as a value that is not valid`, async () => {
    const { storeId, owner } = await shop.aStore()
    const add = (values: object) =>
      shop.call('POST', '/api/products/add-product', {
        as: owner,
        body: { storeId, name: 'Sencha 100 g', price: 12.5, ...values },
      })

    expect(await add({ name: text })).toMatchObject({
      status: 400,
      body: { code: 'invalid_input', issues: [{ path: 'name' }] },
    })
    expect(
      await add({ attributeGroups: [{ name: 'Size', type: 'select', values: [{ value: text }] }] }),
    ).toMatchObject({
      status: 400,
      body: { issues: [{ path: 'attributeGroups.0.values.0.value' }] },
    })
  })

  test(`${kind} in the name of a field is answered as a value that is not valid`, async () => {
    const { storeId, owner } = await shop.aStore()
    const content = [
      { id: 'a', type: 'futureSection', contentType: 'normal', props: { [text]: 1 } },
    ]

    const answer = await shop.call('POST', '/api/page/add-page', {
      as: owner,
      body: { storeId, name: 'About tea', content },
    })

    expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  })

  test(`${kind} at sign-up and sign-in is answered as a value that is not valid`, async () => {
    const account = { email: `mei-${newId()}@tea.example`, password: `oolong ${character} green` }

    const signedUp = await shop.call('POST', '/api/auth/signup', {
      body: { name: 'Mei Lin', ...account },
    })
    const signedIn = await shop.call('POST', '/api/auth/login', { body: account })

    expect([signedUp.status, signedIn.status]).toEqual([400, 400])
  })
}

test('a zero character in a query or a path is answered as a value that is not valid', async () => {
  const { storeId, storeDomain, owner } = await shop.aStore()
  const ask = async (path: string, as?: typeof owner) => {
    const { status, body } = await shop.call<{ code: string }>('GET', path, { as })
    return `${status} ${body.code}`
  }
  const list = `/api/products/filtered-products?storeId=${storeId}`

  expect(await ask(`${list}&search=%00`, owner)).toBe('400 invalid_input')
  expect(await ask(`/api/orders?storeId=${storeId}&search=%00`, owner)).toBe('400 invalid_input')
  expect(await ask('/api/orders/%00', owner)).toBe('400 invalid_input')
  expect(await ask(`/api/products/fetch-searched-products?storeId=${storeId}&name=%00`)).toBe(
    '400 invalid_input',
  )
  expect(await ask(`/api/page/get-page-by-domain?domain=${storeDomain}&slug=%00`)).toBe(
    '400 invalid_input',
  )
})

test('a visitor who is not signed in learns that first', async () => {
  const answer = await shop.call('GET', '/api/orders?search=%00')

  expect(answer).toMatchObject({ status: 401, body: { code: 'not_signed_in' } })
})

test('a path that is no text is answered as a value that is not valid', async () => {
  const { owner } = await shop.aStore()

  const answer = await shop.call('GET', '/api/orders/%ff', { as: owner })

  expect(answer).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
})

test('whole surrogate pairs are preserved', async () => {
  const store = await shop.aStore()

  const { name } = await shop.aProduct(store, { name: 'Sencha 🍵' })

  expect(name).toBe('Sencha 🍵')
})
