import type { Page, PageItem } from '@vitrine/contract/content/page.ts'
import { expect, test } from 'vitest'
import { startShop, type OwnedStore } from '../../testing/start-shop.ts'

const shop = startShop()

function text(id: string, words: string): PageItem {
  return { id, type: 'textBlock', contentType: 'normal', props: { text: words } }
}

function save(store: OwnedStore, call: 'update-page' | 'update-all-content', body: object) {
  return shop.call<Page>('PUT', `/api/page/${call}`, { as: store.owner, body })
}

function add(store: OwnedStore, values: object = {}) {
  const body = { storeId: store.storeId, name: 'Our story', ...values }
  return shop.call<Page>('POST', '/api/page/add-page', { as: store.owner, body })
}

function visit(store: OwnedStore, slug: string) {
  const body = { domain: store.storeDomain, slug }
  const host = store.storeDomain
  return shop.call<Page>('GET', '/api/page/get-page-by-domain', { host, body })
}

async function homeOf(store: OwnedStore) {
  const { body } = await shop.call<Page[]>('GET', '/api/page/get-pages-by-store-id', {
    as: store.owner,
    body: { storeId: store.storeId },
  })
  const home = body.find(({ isHome }) => isHome)
  const { body: page } = await shop.call<Page>('GET', '/api/page/get-page-by-id', {
    as: store.owner,
    body: { pageId: home?.id },
  })
  return page
}

test('a new store has a home, a shop and an about page that shoppers can visit', async () => {
  const store = await shop.aStore()
  for (const slug of ['home', 'shop', 'about']) {
    expect((await visit(store, slug)).status).toBe(200)
  }
})

test('a draft is seen by its owner and by no shopper until it is published', async () => {
  const store = await shop.aStore()
  const { body: page } = await add(store)
  const content = [text('a', 'In 1969 …')]

  const { body: draft } = await save(store, 'update-page', {
    pageId: page.id,
    content,
    publish: false,
  })
  expect(draft).toMatchObject({ status: 'draft', revision: 2, content })
  expect((await visit(store, 'our-story')).status).toBe(404)

  await save(store, 'update-page', { pageId: page.id, publish: true })
  expect(await visit(store, 'our-story')).toMatchObject({
    status: 200,
    body: { content: [{ props: { text: 'In 1969 …' } }] },
  })
})

test('a published page says so when its draft has moved on', async () => {
  const store = await shop.aStore()
  const { body: page } = await add(store)
  await save(store, 'update-page', { pageId: page.id, content: [text('a', 'one')] })

  const { body: changed } = await save(store, 'update-page', {
    pageId: page.id,
    content: [text('a', 'two')],
    publish: false,
  })

  expect(changed.status).toBe('changed')
  expect((await visit(store, 'our-story')).body.content[0]?.props['text']).toBe('one')
})

test('a save that is based on an older revision is refused and changes nothing', async () => {
  const store = await shop.aStore()
  const { body: page } = await add(store)
  const mine = { pageId: page.id, revision: page.revision, publish: false }
  await save(store, 'update-page', { ...mine, content: [text('a', 'first')] })

  const refused = await save(store, 'update-page', { ...mine, content: [text('a', 'second')] })

  expect(refused).toMatchObject({
    status: 409,
    body: { code: 'stale_revision', details: { revision: 2 } },
  })
})

test('a page and the content of all pages are saved together', async () => {
  const store = await shop.aStore()
  const home = await homeOf(store)
  const globalContent = home.globalContent.map((item) =>
    item.type === 'footer' ? { ...item, props: { ...item.props, copyrightText: '© Mei' } } : item,
  )

  const saved = await save(store, 'update-all-content', {
    pageId: home.id,
    content: [text('a', 'Welcome')],
    globalContent,
    revision: home.revision,
    globalRevision: home.globalRevision,
  })

  expect(saved.status).toBe(200)
  const about = (await visit(store, 'about')).body
  expect(about.globalContent.find(({ type }) => type === 'footer')?.props['copyrightText']).toBe(
    '© Mei',
  )
  expect((await visit(store, 'home')).body.content[0]?.props['text']).toBe('Welcome')
})

test('content that its section does not allow is refused with its address, and nothing is saved', async () => {
  const store = await shop.aStore()
  const { body: page } = await add(store)
  const bad = { ...text('a', 'x'), props: { text: 'x', nonsense: true } }

  const refused = await save(store, 'update-page', { pageId: page.id, content: [bad] })

  expect(refused).toMatchObject({ status: 400, body: { code: 'invalid_input' } })
  expect(JSON.stringify(refused.body)).toContain('content.0')
  expect((await visit(store, 'our-story')).status).toBe(404)
})

test('items of an unknown type survive a save byte for byte', async () => {
  const store = await shop.aStore()
  const { body: page } = await add(store)
  const strange = {
    id: 'z',
    type: 'hologram',
    contentType: 'normal',
    v: 9,
    extra: 1,
    props: { a: [1] },
  }

  await save(store, 'update-page', { pageId: page.id, content: [strange] })

  expect((await visit(store, 'our-story')).body.content).toEqual([strange])
})

test('a renamed page is still found under its old slug', async () => {
  const store = await shop.aStore()
  const { body: page } = await add(store)
  await save(store, 'update-page', { pageId: page.id, slug: 'history' })

  expect((await visit(store, 'our-story')).body.slug).toBe('history')
})

test.each(['shop', 'checkout', 'product', 'home'])(
  'a page cannot take the slug %s',
  async (slug) => {
    const store = await shop.aStore()
    expect(await add(store, { slug })).toMatchObject({
      status: 409,
      body: { code: 'slug_reserved' },
    })
  },
)

test('the home page cannot be deleted', async () => {
  const store = await shop.aStore()
  const home = await homeOf(store)
  const refused = await shop.call('DELETE', `/api/page/delete/${home.id}`, { as: store.owner })
  expect(refused).toMatchObject({ status: 409, body: { code: 'home_page_required' } })
})

test('an earlier revision comes back as the newest draft', async () => {
  const store = await shop.aStore()
  const { body: page } = await add(store)
  await save(store, 'update-page', { pageId: page.id, content: [text('a', 'one')] })
  await save(store, 'update-page', { pageId: page.id, content: [text('a', 'two')] })

  const { body: restored } = await shop.call<Page>('POST', `/api/page/${page.id}/restore`, {
    as: store.owner,
    body: { revision: 2 },
  })

  expect(restored).toMatchObject({ revision: 4, content: [text('a', 'one')], status: 'changed' })
})

test.each([2, 2_147_483_647, 2_147_483_648])(
  'revision %d, which a page does not have, is not restored',
  async (revision) => {
    const store = await shop.aStore()
    const { body: page } = await add(store)
    const call = { as: store.owner, body: { revision } }
    const refused = await shop.call('POST', `/api/page/${page.id}/restore`, call)
    expect([400, 404]).toContain(refused.status)
  },
)

test('a refused value is named by its place, on the page or in what all pages share', async () => {
  const store = await shop.aStore()
  const { body: page } = await add(store)
  const broken = { ...text('a', 'Boats'), props: { text: 'Boats', textColor: 'potato' } }
  const footer = { id: 'f', type: 'footer', contentType: 'global', props: { textColor: 'potato' } }
  const refused = await save(store, 'update-all-content', {
    pageId: page.id,
    content: [broken],
    globalContent: [footer],
  })
  expect(refused).toMatchObject({
    status: 400,
    body: {
      issues: [{ path: 'content.0.props.textColor' }, { path: 'globalContent.0.props.textColor' }],
    },
  })
})

test('several pages are published at once, all or none', async () => {
  const [store, other] = [await shop.aStore(), await shop.aStore()]
  const [{ body: story }, { body: visits }] = [
    await add(store, { content: [text('a', 'Since 1902')] }),
    await add(store, { name: 'Visit us' }),
  ]
  const { body: foreign } = await add(other)
  const bulk = (ids: string[], changes: object) =>
    shop.call('PUT', '/api/page/bulk', { as: store.owner, body: { ids, changes } })

  expect((await bulk([story.id, foreign.id], { publish: true })).status).toBe(404)
  expect((await visit(store, story.slug)).status).toBe(404)

  const changes = { publish: true, metaTitle: 'Tea House' }
  expect((await bulk([story.id, visits.id, story.id], changes)).body).toEqual({ updated: 2 })
  for (const { slug } of [story, visits])
    expect(await visit(store, slug)).toMatchObject({
      status: 200,
      body: { metaTitle: 'Tea House' },
    })
  expect((await visit(store, story.slug)).body.content).toMatchObject([{ id: 'a' }])
})
