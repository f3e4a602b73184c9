import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { SavedSection } from '@vitrine/contract/content/saved-sections.ts'
import { expect, test } from 'vitest'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'

const shop = startShop()

function offer(text = 'Ten per cent off'): PageItem {
  const words = { id: 'b', type: 'text', contentType: 'block' as const, v: 1, props: { text } }
  const props = { childComponents: [words] }
  return { id: 'a', type: 'freeSection', contentType: 'normal', v: 1, props }
}

function libraryOf({ storeId, owner: as }: OwnedStore) {
  const path = '/api/saved-sections'
  return {
    add: (name: string, item: PageItem = offer()) =>
      shop.call<SavedSection>('POST', path, { as, body: { storeId, name, item } }),
    rename: (id: string, name: string) =>
      shop.call<SavedSection>('PUT', `${path}/${id}`, { as, body: { name } }),
    remove: (id: string) => shop.call('DELETE', `${path}/${id}`, { as }),
    list: async () => {
      const { body } = await shop.call<SavedSection[]>('GET', `${path}?storeId=${storeId}`, { as })
      return body.map(({ name }) => name)
    },
  }
}

test('a section with its blocks is saved, listed by name, renamed and deleted', async () => {
  const library = libraryOf(await shop.aStore())
  const saved = await library.add('Offer')
  expect(saved).toMatchObject({ status: 201, body: { name: 'Offer', item: offer() } })
  await library.add('About us')
  expect(await library.list()).toEqual(['About us', 'Offer'])

  expect(await library.rename(saved.body.id, 'Sale')).toMatchObject({ body: { name: 'Sale' } })
  expect((await library.remove(saved.body.id)).status).toBe(200)
  expect(await library.list()).toEqual(['About us'])
  expect((await library.remove(saved.body.id)).status).toBe(404)
})

test('a name that is taken, a bad value and a foreign block are refused with their place', async () => {
  const library = libraryOf(await shop.aStore())
  const { body: first } = await library.add('Offer')
  const { body: second } = await library.add('Other')
  const taken = { status: 400, body: { issues: [{ path: 'name' }] } }
  expect(await library.add('Offer')).toMatchObject(taken)
  expect(await library.rename(second.id, 'Offer')).toMatchObject(taken)
  expect(await library.rename(first.id, 'Offer')).toMatchObject({ status: 200 })

  const bad = { ...offer(), props: { ...offer().props, gap: 'wide' } }
  expect(await library.add('Bad', bad)).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'item.props.gap' }] },
  })
  expect(await library.list()).toEqual(['Offer', 'Other'])
})

test('formatted text is cleaned', async () => {
  const store = await shop.aStore()
  const library = libraryOf(store)
  const text = '<p onclick="x()">Tea<script>x()</script></p>'
  const rich: PageItem = { id: 'c', type: 'richText', contentType: 'block', v: 1, props: { text } }
  const { body } = await library.add('Rich', rich)
  expect(body.item.props['text']).toBe('<p>Tea</p>')
})
