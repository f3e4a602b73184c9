import type { Article } from '@vitrine/contract/content/article.ts'
import { expect, test } from 'vitest'
import { startPagesShop, structuredIn } from '../../testing/start-pages-shop.ts'
import type { OwnedStore } from '../../testing/start-shop.ts'

const { shop, read, originOf } = startPagesShop()

async function publishes({ storeId, owner }: OwnedStore, values: object) {
  const body = { storeId, title: 'First flush', status: 'published', ...values }
  const { body: article } = await shop.call<Article>('POST', '/api/articles', { as: owner, body })
  return article
}

const visit = ({ storeDomain: host }: OwnedStore, path: string) => shop.fetch(path, { host })

test('without an article there is no blog, so that a redirect from its address goes on', async () => {
  const store = await shop.aStore()
  const { storeId, owner: as } = store
  const body = { storeId, from: '/blog', to: '/about' }
  await shop.call('POST', '/api/seo/redirects', { as, body })
  expect((await visit(store, '/blog')).status).toBe(301)
  expect((await visit(store, '/blog/feed.xml')).status).toBe(404)

  await publishes(store, {})
  expect((await visit(store, '/blog')).status).toBe(200)
  const page = { storeId, name: 'Blog', slug: 'blog' }
  const added = await shop.call('POST', '/api/page/add-page', { as, body: page })
  expect(added).toMatchObject({ status: 409, body: { code: 'slug_reserved' } })
})

test('an article is read as a page, with what search engines and shared links need', async () => {
  const store = await shop.aStore()
  await publishes(store, {
    title: 'First <flush>',
    author: 'Mara',
    cover: '/media/tea.webp',
    coverAlt: 'Young leaves',
    excerpt: 'The leaves of spring.',
    body: '<p>Long <strong>awaited</strong>.</p>',
    tags: ['Green tea'],
    socialImage: '/media/shared.webp',
  })

  const html = await read(store, '/blog/first-flush')

  const address = `${originOf(store)}/blog/first-flush`
  expect(html).toContain('<title>First &lt;flush&gt; · Tea House</title>')
  expect(html).toContain('<meta name="description" content="The leaves of spring."/>')
  expect(html).toContain(`<link rel="canonical" href="${address}"/>`)
  expect(html).toContain('<meta property="og:type" content="article"/>')
  expect(html).toContain(`og:image" content="${originOf(store)}/media/shared.webp"`)
  expect(html).toContain('type="application/atom+xml"')
  expect(html).toContain('<p>Long <strong>awaited</strong>.</p>')
  expect(html.match(/<h1/g)).toHaveLength(1)
  expect(html).toMatch(/<a href="\/blog\/tag\/green-tea"[^>]*>Green tea<\/a>/)
  expect(structuredIn(html)).toMatchObject({
    BlogPosting: { headline: 'First <flush>', author: { name: 'Mara' } },
    BreadcrumbList: { itemListElement: [{}, { name: 'Blog' }, { item: address }] },
  })
})

test('the blog has pages of twelve and pages of tags, each at one address', async () => {
  const store = await shop.aStore()
  for (let number = 1; number <= 13; number += 1)
    await publishes(store, { title: `Leaf ${number}`, tags: number > 11 ? ['茶'] : [] })

  const first = await read(store, '/blog')
  expect(first).toMatch(/<h1[^>]*>Blog<\/h1>/)
  expect(first.match(/<article/g)).toHaveLength(12)
  expect(first).toContain('href="/blog/page/2"')
  const second = await read(store, '/blog/page/2')
  expect(second).toContain('Leaf 1<')
  expect(second).toContain(`<link rel="canonical" href="${originOf(store)}/blog/page/2"/>`)
  expect((await read(store, '/blog/tag/茶')).match(/<article/g)).toHaveLength(2)
  expect((await visit(store, '/blog/page/1')).headers.get('location')).toBe('/blog')
  for (const path of ['/blog/page/3', '/blog/page/0', '/blog/tag/none', '/blog/a/b/c', '/blog/tag'])
    expect((await visit(store, path)).status, path).toBe(404)
})

test('an edit is live on the next request, a moved article redirects, a deleted one is gone', async () => {
  const store = await shop.aStore()
  const { id } = await publishes(store, {})
  expect(await read(store, '/blog/first-flush')).toContain('First flush')
  const { storeId, owner: as } = store
  const body = { storeId, title: 'Second flush', slug: 'second', status: 'published' }
  await shop.call('PUT', `/api/articles/${id}`, { as, body })

  const moved = await visit(store, '/blog/first-flush')
  expect(moved.status).toBe(301)
  expect(moved.headers.get('location')).toBe('/blog/second')
  expect(await read(store, '/blog')).toContain('Second flush')
  await shop.call('DELETE', `/api/articles/${id}`, { as })
  expect((await visit(store, '/blog/second')).status).toBe(410)
})

test('the feed and the sitemap have what is published, and a draft is in neither', async () => {
  const store = await shop.aStore()
  await publishes(store, { title: 'A draft', status: 'draft' })
  await publishes(store, {
    title: 'Leaf & bud\u0007',
    body: '<p><a href="/shop">Shop</a></p><img src="/media/tea/leaf-640x480.webp" alt="A leaf">',
    tags: ['Green tea'],
  })

  const xml = await read(store, '/blog/feed.xml')
  expect(xml).toContain('<title>Leaf &amp; bud</title>')
  expect(xml).toContain(`href="${originOf(store)}/blog/leaf-and-bud"`)
  expect(xml).toContain('&lt;a href=&quot;/shop&quot;&gt;')
  expect(xml).toContain(
    `&lt;img src=&quot;${originOf(store)}/media/tea/leaf-640x480.webp&quot; alt=&quot;A leaf&quot; width`,
  )
  expect(xml).toContain('<category term="green-tea" label="Green tea"/>')
  expect(xml).not.toContain('A draft')
  const addresses = (await read(store, '/sitemap.xml')).match(/[^/]\/blog[^<]*/g)
  expect(addresses?.map((each) => each.slice(1))).toEqual(['/blog', '/blog/leaf-and-bud'])
})

const list = (id: string, props: object) => ({
  id,
  type: 'articleList',
  contentType: 'normal',
  props,
})

test('a page shows the newest articles, or those with a tag', async () => {
  const store = await shop.aStore()
  const { storeId, owner: as } = store
  await publishes(store, { title: 'Spring', tags: ['Green tea'] })
  await publishes(store, { title: 'Winter' })
  const content = [list('new', {}), list('green', { source: 'tag', tag: 'Green tea' })]
  const body = { storeId, name: 'Stories', slug: 'stories', content }
  const { body: page } = await shop.call<{ id: string }>('POST', '/api/page/add-page', { as, body })
  await shop.call('PUT', '/api/page/update-page', { as, body: { pageId: page.id } })

  const html = await read(store, '/page/stories')
  expect(html.match(/<article/g)).toHaveLength(3)
})
