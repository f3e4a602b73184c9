import type { Page, PageItem } from '@vitrine/contract/content/page.ts'
import type { SavedSection, SavedSectionUse } from '@vitrine/contract/content/saved-sections.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { block, container, section, withBlocks } from '@vitrine/sections/render/compose-page.ts'
import { walkContent } from '@vitrine/sections/kit/page-item.ts'
import { expect, test } from 'vitest'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'

const shop = startShop()

const heading = (id: string, text: string) => section('textBlock', id, { text })

const link = (id: string, linked: string, details: Partial<PageItem> = {}): PageItem => {
  return { id, type: 'textBlock', contentType: 'normal', v: 2, linked, ...details, props: {} }
}

/** An owner who works with the library and with pages. */
async function aLibrary() {
  const store = await shop.aStore()
  const { storeId, owner: as } = store
  const call = <Body>(method: 'DELETE' | 'GET' | 'POST' | 'PUT', path: string, body?: object) =>
    shop.call<Body>(method, `/api${path}`, { as, ...(body && { body }) })
  const save = (pageId: string, content: PageItem[], publish = true) =>
    call<Page>('PUT', '/page/update-all-content', { pageId, content, publish })

  return {
    store,
    call,
    save,
    async add(name: string, item: PageItem) {
      const { body, status } = await call<SavedSection>('POST', '/saved-sections', {
        storeId,
        name,
        item,
      })
      expect(status).toBe(201)
      return body.id
    },
    async open(id: string) {
      expect(await call('POST', `/saved-sections/${id}/open`)).toMatchObject({
        status: 200,
        body: { pageId: id },
      })
      return (await call<Page>('GET', `/page/get-page-by-id?pageId=${id}`)).body
    },
    async page(name: string, ...content: PageItem[]) {
      const { body } = await call<Page>('POST', '/page/add-page', { storeId, name, content })
      return await save(body.id, content)
    },
    async uses(id: string) {
      const { body } = await call<SavedSectionUse[]>('GET', `/saved-sections/${id}/uses`)
      return body.map(({ kind, name, isLive }) => ({ kind, name, isLive }))
    },
    remove: (id: string) => call('DELETE', `/saved-sections/${id}`),
  }
}

const refused = (message: string) => ({
  status: 400,
  body: { issues: [{ path: 'content', message }] },
})

/** What shoppers read on a page, from the top. */
async function shownOn({ storeDomain: domain }: OwnedStore, slug: string) {
  const path = `/api/page/get-page-by-domain?domain=${domain}&slug=${slug}`
  const { body } = await shop.call<Page>('GET', path)
  const items = [...walkContent(body.content)].map(({ item }) => item)
  expect(items.filter((item) => 'linked' in item || 'overrides' in item)).toEqual([])
  return items
}

async function textsOn(store: OwnedStore, slug: string) {
  const items = await shownOn(store, slug)
  return items.flatMap(({ props }) => (typeof props['text'] === 'string' ? [props['text']] : []))
}

test('what is published in the library is live at once on every page that links it', async () => {
  const { store, ...library } = await aLibrary()
  const banner = container('top', {}, heading('a', 'Sale'), heading('b', 'Ten per cent'))
  const id = await library.add('Banner', { ...banner, anchor: 'sale' })
  const linked = (place: string, details: Partial<PageItem> = {}): PageItem => {
    return { ...link(place, id, details), type: 'container', contentType: 'container' }
  }
  await library.page('One', linked('l1'), heading('own', 'Mine'), linked('l2', { anchor: 'here' }))
  await library.page('Two', container('c', {}, linked('l3', { overrides: { 'b/text': 'Half' } })))
  expect(await textsOn(store, 'one')).toEqual([
    'Sale',
    'Ten per cent',
    'Mine',
    'Sale',
    'Ten per cent',
  ])
  expect(await textsOn(store, 'two')).toEqual(['Sale', 'Half'])
  const ids = (await shownOn(store, 'one')).map((item) => item.id)
  expect(ids).toEqual(['l1', 'l1-a', 'l1-b', 'own', 'l2', 'l2-a', 'l2-b'])

  const page = await library.open(id)
  expect(page).toMatchObject({ name: 'Banner', ofLibrary: true, status: 'published' })
  expect(page.templateFor).toBeUndefined()
  const changed = container('top', {}, heading('a', 'Spring'), heading('b', 'A quarter'))
  await library.save(id, [changed], false)
  expect(await textsOn(store, 'two')).toEqual(['Sale', 'Half'])
  expect((await library.save(id, [changed])).status).toBe(200)
  expect(await textsOn(store, 'one')).toEqual([
    'Spring',
    'A quarter',
    'Mine',
    'Spring',
    'A quarter',
  ])
  // A text of one place stays, whatever the library says.
  expect(await textsOn(store, 'two')).toEqual(['Spring', 'Half'])
  // Copies that are added from then on are of the same content.
  const { body } = await library.call<SavedSection[]>(
    'GET',
    `/saved-sections?storeId=${store.storeId}`,
  )
  expect(body[0]?.item).toMatchObject({ id: 'top', props: changed.props })
})

test('a place says when it is seen, and which texts differ; what does not fit is left out', async () => {
  const { store, ...library } = await aLibrary()
  const text = section('textBlock', 't', { text: 'Tea', formatted: true })
  const id = await library.add('Tea', { ...text, scheme: 'dark', hiddenOn: ['mobile'] })
  const overrides = {
    't/text': '<p onclick="x()">Cake<script>x()</script></p>',
    't/textColor': 'red',
    'gone/text': 'Nothing',
  }
  await library.page('One', link('l', id, { name: 'Ours', anchor: 'cake', overrides }))
  const [item] = await shownOn(store, 'one')
  expect(item).toMatchObject({ id: 'l', props: { text: '<p>Cake</p>', root: { id: 'cake' } } })
  expect(item?.props['textColor']).not.toBe('red')
  expect(item).not.toHaveProperty('name')

  const past = '2020-01-01T00:00:00Z'
  const foreign = await (await aLibrary()).add('Theirs', heading('t', 'Theirs'))
  const nowhere = [link('m', newId()), link('f', foreign)]
  await library.page('Two', link('l', id, { shownUntil: past }), ...nowhere)
  expect(await shownOn(store, 'two')).toEqual([])
  const own = { ...link('l', id), props: { text: 'Own' } }
  const body = { storeId: store.storeId, name: 'Three', content: [own] }
  expect(await library.call('POST', '/page/add-page', body)).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'content.0.props' }] },
  })
})

test('a section of the library is one section, never within itself', async () => {
  const { store, ...library } = await aLibrary()
  const words = block('text', 'w', { text: 'Steeped' })
  const [outer, inner, blocks] = [
    await library.add('Outer', container('o', {}, heading('a', 'Outer'))),
    await library.add('Inner', container('i', {}, heading('b', 'Inner'))),
    await library.add('Words', block('group', 'g', { childComponents: [words] } as object)),
  ]
  for (const id of [outer, inner]) await library.open(id)
  expect(await library.save(outer, [container('o', {}, link('x', outer))])).toMatchObject(
    refused('“Outer” would contain itself. Take it out again.'),
  )
  const within = container('o', {}, heading('a', 'Outer'), {
    ...link('x', inner),
    type: 'container',
  })
  expect((await library.save(outer, [within])).status).toBe(200)
  // What is only in a draft counts too.
  expect(await library.save(inner, [container('i', {}, link('y', outer))], false)).toMatchObject(
    refused('“Inner” would contain itself, through “Outer”. Take it out again.'),
  )
  for (const content of [[], [heading('a', 'A'), heading('b', 'B')]])
    expect((await library.save(inner, content)).status).toBe(400)
  await library.page('One', { ...link('l', outer), type: 'container', contentType: 'container' })
  expect(await textsOn(store, 'one')).toEqual(['Outer', 'Inner'])
  expect((await shownOn(store, 'one')).map(({ id }) => id)).toEqual(['l', 'l-a', 'l-x', 'l-x-b'])

  // A block has a section around it while it is edited.
  const page = await library.open(blocks)
  expect(page.content).toMatchObject([
    { type: 'freeSection', props: { childComponents: [{ id: 'g' }] } },
  ])
  const [around] = page.content
  const group = withBlocks(block('group', 'g', {}), block('text', 'w', { text: 'Poured' }))
  expect((await library.save(blocks, [withBlocks(around!, group)])).status).toBe(200)
  const linkedGroup = { ...link('p', blocks), type: 'group', contentType: 'block' as const, v: 1 }
  await library.page('Two', withBlocks(section('freeSection', 'f', {}), linkedGroup))
  expect(await textsOn(store, 'two')).toEqual(['Poured'])
})

test('the library says where a section is linked, and is not deleted from under it', async () => {
  const { store, ...library } = await aLibrary()
  const id = await library.add('Offer', heading('a', 'Offer'))
  const other = await library.add('Others', container('c', {}, link('x', id)))
  const { body: page } = await library.page('Sale', link('l', id))
  await library.save(page.id, [heading('b', 'Over')], false)
  const onSale = { kind: 'page', name: 'Sale', isLive: true }
  const inOthers = { kind: 'savedSection', name: 'Others', isLive: false }
  expect(await library.uses(id)).toEqual([inOthers, onSale])
  await library.open(other)
  expect(await library.uses(id)).toEqual([{ ...inOthers, isLive: true }, onSale])
  expect(await library.remove(id)).toMatchObject({
    status: 409,
    body: { code: 'section_linked', details: { uses: [{ name: 'Others' }, { name: 'Sale' }] } },
  })
  expect((await library.call('DELETE', `/page/delete?id=${other}`)).status).not.toBe(200)

  await library.save(page.id, [heading('b', 'Over')])
  expect((await library.remove(other)).status).toBe(200)
  expect(await library.uses(id)).toEqual([])
  expect((await library.remove(id)).status).toBe(200)
  expect((await library.call('GET', `/page/get-page-by-id?pageId=${other}`)).status).toBe(404)
  expect(await textsOn(store, 'sale')).toEqual(['Over'])
})

test('pages of the library are in no list, and are renamed there', async () => {
  const { store, ...library } = await aLibrary()
  const id = await library.add('Offer', heading('a', 'Offer'))
  await library.open(id)
  await library.open(id)
  for (const list of ['get-pages-by-store-id', 'templates']) {
    const path = `/page/${list}?storeId=${store.storeId}`
    const { status, body } = await library.call('GET', path)
    expect([status, JSON.stringify(body).includes('Offer')]).toEqual([200, false])
  }
  await library.call('PUT', `/saved-sections/${id}`, { name: 'Deal' })
  expect(await library.open(id)).toMatchObject({ name: 'Deal' })
  const renamed = { pageId: id, name: 'Mine', publish: false }
  expect(await library.call('PUT', '/page/update-page', renamed)).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'name' }] },
  })
})
