import type {
  Article,
  ArticleList,
  ArticleRow,
  ArticleVersion,
} from '@vitrine/contract/content/article.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { expect, test } from 'vitest'
import { type OwnedStore, startShop } from '../../testing/start-shop.ts'

const shop = startShop()

function add({ storeId, owner }: OwnedStore, values: object) {
  const body = { storeId, title: 'First flush', status: 'published', ...values }
  return shop.call<Article>('POST', '/api/articles', { as: owner, body })
}

function update({ storeId, owner }: OwnedStore, { id, title, status }: Article, values: object) {
  const body = { storeId, title, status, ...values }
  return shop.call<Article>('PUT', `/api/articles/${id}`, { as: owner, body })
}

async function listed({ storeId, owner }: OwnedStore, filter: object = {}) {
  const body = { storeId, ...filter }
  const path = '/api/articles'
  const answer = await shop.call<PageOf<ArticleRow>>('GET', path, { as: owner, body })
  return answer.body.content.map(({ title }) => title)
}

async function shown({ storeId, storeDomain }: OwnedStore, request: object = {}) {
  const body = { storeId, ...request }
  const path = '/api/articles/fetch-articles'
  return (await shop.call<ArticleList>('GET', path, { host: storeDomain, body })).body
}

function visit({ storeId, storeDomain }: OwnedStore, slug: string) {
  const body = { storeId, slug }
  return shop.call<Article>('GET', '/api/articles/fetch-article', { host: storeDomain, body })
}

const inMinutes = (minutes: number) =>
  new Date(shop.clock.now().getTime() + minutes * 60_000).toISOString()

test('shoppers see published articles only, newest first, by tag and in pages', async () => {
  const store = await shop.aStore()
  await add(store, { title: 'Draft', status: 'draft', tags: ['Hidden'] })
  await add(store, { title: 'Spring', tags: ['Green tea', 'News'] })
  await add(store, { title: 'Summer', tags: ['green tea'], body: '<p>Warm &amp; long.</p>' })

  const { content, tags } = await shown(store)
  expect(content.map(({ title }) => title)).toEqual(['Summer', 'Spring'])
  expect(content[0]).toMatchObject({ excerpt: 'Warm & long.', slug: 'summer' })
  expect(tags).toEqual([
    { name: 'green tea', slug: 'green-tea', articles: 2 },
    { name: 'News', slug: 'news', articles: 1 },
  ])
  const tagged = await shown(store, { tag: 'green-tea', pageSize: 1, pageNumber: 1 })
  expect(tagged).toMatchObject({ totalPages: 2, content: [{ title: 'Spring' }] })
})

test('owners find articles by words, tag and status', async () => {
  const store = await shop.aStore()
  await add(store, { title: '100% green', author: 'Mara', status: 'draft' })
  await add(store, { title: 'Black', tags: ['Autumn harvest'] })
  await add(store, { title: 'White', status: 'scheduled', publishAt: inMinutes(5) })

  expect(await listed(store)).toEqual(['White', 'Black', '100% green'])
  expect(await listed(store, { search: '0%' })).toEqual(['100% green'])
  expect(await listed(store, { search: 'mara' })).toEqual(['100% green'])
  expect(await listed(store, { tag: 'autumn-harvest' })).toEqual(['Black'])
  for (const [status, title] of [
    ['draft', '100% green'],
    ['published', 'Black'],
    ['scheduled', 'White'],
  ])
    expect(await listed(store, { status })).toEqual([title])
})

test('a scheduled article goes live by itself, at the last time that was chosen', async () => {
  const store = await shop.aStore()
  const { body: article } = await add(store, { status: 'scheduled', publishAt: inMinutes(30) })
  await update(store, article, { publishAt: inMinutes(60) })
  expect((await visit(store, article.slug)).status).toBe(404)

  shop.clock.pass(40)
  await shop.publishDue()
  expect((await visit(store, article.slug)).status).toBe(404)

  shop.clock.pass(30)
  await shop.publishDue()
  expect(await visit(store, article.slug)).toMatchObject({ status: 200 })
  const past = { status: 'scheduled', publishAt: inMinutes(-1) }
  expect(await add(store, past)).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'publishAt', message: 'Choose a time in the future.' }] },
  })
  expect(await add(store, { status: 'scheduled' })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'publishAt', message: 'Choose when the article goes live.' }] },
  })
})

test('an article that another person changed meanwhile is not overwritten', async () => {
  const store = await shop.aStore()
  const { body: article } = await add(store, {})
  const { revision } = article
  expect(await update(store, article, { title: 'Second', revision })).toMatchObject({ status: 200 })
  expect(await update(store, article, { title: 'Lost', revision })).toMatchObject({
    status: 409,
    body: { code: 'stale_revision', details: { revision: revision + 1 } },
  })
  expect(await listed(store)).toEqual(['Second'])
})

test('a moved article is found under its old address, and a deleted one is gone', async () => {
  const store = await shop.aStore()
  const { body: article } = await add(store, {})
  await update(store, article, { slug: 'spring' })
  expect((await visit(store, 'first-flush')).body.slug).toBe('spring')
  expect(await add(store, { slug: 'spring' })).toMatchObject({ body: { code: 'slug_taken' } })
  expect(await add(store, { slug: 'tag' })).toMatchObject({ body: { code: 'slug_reserved' } })

  await shop.call('DELETE', `/api/articles/${article.id}`, { as: store.owner })
  for (const slug of ['spring', 'first-flush'])
    expect(await visit(store, slug)).toMatchObject({ status: 410 })
  expect(await visit(store, 'never')).toMatchObject({ status: 404 })
})

test('a text keeps its formats and nothing that could run; tags with one address are one', async () => {
  const store = await shop.aStore()
  const body = '<h2>Spring</h2><p onclick="x()">First <strong>flush</strong></p><script>1</script>'
  const { body: article } = await add(store, { body, tags: ['Green Tea', 'green tea!', 'Black'] })
  expect(article.body).toBe('<h2>Spring</h2><p>First <strong>flush</strong></p>')
  expect(article.tags).toEqual(['Green Tea', 'Black'])
  expect(await add(store, { tags: ['!!!'] })).toMatchObject({
    status: 400,
    body: { issues: [{ path: 'tags.0', message: 'A tag needs a letter or a digit.' }] },
  })
})

test('images of the shop stay in a text with their sizes, and those from elsewhere go', async () => {
  const store = await shop.aStore()
  const own = `/media/${store.storeId}/leaves-0a1b2c3d4e-c33c33c33-1280x720.webp`
  const body =
    `<p>See:</p><img src="${own}" alt="Young &quot;leaves&quot;" onerror="x()" style="top:0">` +
    '<img src="https://evil.example/pixel.gif"><img src="/media/../secret"><img alt="none">'
  const { body: article } = await add(store, { body })

  expect(article.body).toMatch(
    /^<p>See:<\/p><img src="[^"]+1280x720\.webp" alt="Young &quot;leaves&quot;" srcset="[^"]+320\.webp 320w,[^"]+1280w" sizes="[^"]+" width="1280" height="720" loading="lazy" decoding="async" \/>$/,
  )
  // Saved again, it stays as it is.
  const again = await update(store, article, { body: article.body, revision: article.revision })
  expect(again.body.body).toBe(article.body)
})

test('each change stores what was there before, the last fifty times', async () => {
  const store = await shop.aStore()
  const { body: article } = await add(store, { body: '<p>One</p>', coverAlt: 'Leaves' })
  const asOwner = { as: store.owner }
  const versions = async () =>
    (
      await shop.call<{ revision: number; title: string }[]>(
        'GET',
        `/api/articles/${article.id}/versions`,
        asOwner,
      )
    ).body
  expect(await versions()).toEqual([])
  await update(store, article, { body: '<p>One</p>', coverAlt: 'Leaves', status: 'draft' })
  // Publishing changes no text.
  expect(await versions()).toEqual([])
  await update(store, article, { title: 'Second flush', body: '<p>Two</p>' })
  expect(await versions()).toMatchObject([{ revision: 2, title: 'First flush' }])
  const path = `/api/articles/${article.id}/versions/2`
  const former = await shop.call<ArticleVersion>('GET', path, asOwner)
  expect(former.body).toMatchObject({
    title: 'First flush',
    body: '<p>One</p>',
    coverAlt: 'Leaves',
  })
  const { revision: _, savedAt: _at, ...texts } = former.body
  const restored = await update(store, article, texts)
  expect(restored.body).toMatchObject({ title: 'First flush', body: '<p>One</p>' })
  expect(await versions()).toMatchObject([{ title: 'Second flush' }, { title: 'First flush' }])

  for (let count = 0; count < 52; count += 1)
    await update(store, article, { title: `Flush ${count}` })
  const all = await versions()
  expect(all).toHaveLength(50)
  expect(all[0]!.title).toBe('Flush 50')
  const missing = await shop.call('GET', `/api/articles/${article.id}/versions/999`, asOwner)
  expect(missing.status).toBe(404)
  const other = await shop.aStore()
  expect((await shop.call('GET', path, { as: other.owner })).status).toBe(404)
})
