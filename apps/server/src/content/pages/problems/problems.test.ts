import type { Page, PageItem, PageProblem } from '@vitrine/contract/content/page.ts'
import { testimonialsSchema } from '@vitrine/sections/types/testimonials/testimonials.schema.ts'
import { expect, test } from 'vitest'
import { startShop, type OwnedStore } from '../../../testing/start-shop.ts'

const shop = startShop()

function section(type: string, props: object): PageItem {
  return { id: type, type, contentType: 'normal', props: { ...props } }
}

async function problemsOf({ storeId, owner: as }: OwnedStore, ...content: PageItem[]) {
  const body = { storeId, name: 'Our story', content }
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', { as, body })
  const path = `/api/page/${page.id}/problems`
  return (await shop.call<PageProblem[]>('GET', path, { as })).body.filter(({ path }) =>
    path.startsWith('content.'),
  )
}

test('a page without problems has none', async () => {
  const store = await shop.aStore()
  const { slug } = await shop.aProduct(store)
  const image = { src: '/media/tea.webp', alt: 'A cup of tea', url: `/product/${slug}` }
  expect(await problemsOf(store, section('imageBlock', image))).toEqual([])
})

test('an image without a description is worth a word', async () => {
  const store = await shop.aStore()
  expect(await problemsOf(store, section('imageBlock', { src: '/media/tea.webp' }))).toMatchObject([
    { kind: 'warning', path: 'content.0.props.alt' },
  ])
})

test('an image, a video and a slide of a gallery that were not chosen yet are named', async () => {
  const store = await shop.aStore()
  const bound = { ...section('imageBlock', {}), id: 'bound', bindings: { src: 'product.image' } }
  const content = [
    section('imageBlock', {}),
    section('videoBlock', { videoType: 'youtube' }),
    section('gallery', { items: [{ id: 'one', image: '', alt: '' }] }),
    section('quote', {}),
    bound,
  ]
  const problems = await problemsOf(store, ...content)
  expect(problems.map(({ path }) => path)).toEqual([
    'content.0.props.src',
    'content.1.props.src',
    'content.2.props.items.0.image',
  ])
  expect(problems).toContainEqual({
    kind: 'warning',
    path: 'content.0.props.src',
    message: 'Nothing is chosen here yet, so shoppers see an empty space.',
  })
})

test('links that lead nowhere, deleted products and deleted categories are named', async () => {
  const store = await shop.aStore()
  const { slug } = await shop.aProduct(store)
  const { body: draft } = await shop.call<Page>('POST', '/api/page/add-page', {
    as: store.owner,
    body: { storeId: store.storeId, name: 'Not yet' },
  })
  const image = (url: string) => section('imageBlock', { src: '/a.webp', alt: 'Tea', url })
  const content = [
    image('/page/gone'),
    image(`/page/${draft.slug}`),
    image('/product/gone'),
    image(`/product/${slug}?from=home`),
    image('https://elsewhere.example/page/gone'),
    section('productGrid', { productCollection: 'gone' }),
    section('productGrid', { productCollection: 'latest' }),
  ].map((item, index) => ({ ...item, id: `item-${index}` }))

  const problems = await problemsOf(store, ...content)

  expect(problems.map(({ path, message }) => `${path}: ${message}`)).toEqual([
    'content.0.props.url: There is no published page “gone”.',
    'content.1.props.url: There is no published page “not-yet”.',
    'content.2.props.url: There is no product “gone” any more.',
    'content.5.props.productCollection: There is no category “gone” any more.',
  ])
})

test('a link within a formatted text that leads nowhere is named', async () => {
  const store = await shop.aStore()
  const { slug } = await shop.aProduct(store)
  const text = `<p><a href="/product/${slug}">tea</a> and <a href="/page/gone">more</a></p>`
  const item = { ...section('textBlock', { text, formatted: true }), v: 2 }
  expect(await problemsOf(store, item)).toMatchObject([
    { path: 'content.0.props.text', message: 'There is no published page “gone”.' },
  ])
})

test('another store’s products are as missing as any', async () => {
  const [mine, theirs] = [await shop.aStore(), await shop.aStore()]
  const { slug } = await shop.aProduct(theirs, { name: 'Only theirs' })
  const image = section('imageBlock', { src: '/a.webp', alt: 'Tea', url: `/product/${slug}` })
  expect(await problemsOf(mine, image)).toHaveLength(1)
})

test('a revision is read with its content, and the list tells who made it and what is live', async () => {
  const store = await shop.aStore({ owner: await shop.aUser({ name: 'Mei Tanaka' }) })
  const { owner: as, storeId } = store
  const body = { storeId, name: 'Our story', content: [section('textBlock', { text: 'One' })] }
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', { as, body })
  await shop.call('PUT', '/api/page/update-page', {
    as,
    body: { pageId: page.id, content: [section('textBlock', { text: 'Two' })] },
  })

  const { body: list } = await shop.call('GET', `/api/page/${page.id}/revisions`, { as })
  expect(list).toMatchObject([
    { revision: 2, isPublished: true, createdByName: 'Mei Tanaka' },
    { revision: 1, isPublished: false },
  ])
  const path = `/api/page/${page.id}/revisions`
  expect(await shop.call('GET', `${path}/1`, { as })).toMatchObject({
    body: { revision: 1, content: [{ props: { text: 'One' } }] },
  })
  expect((await shop.call('GET', `${path}/7`, { as })).status).toBe(404)
})

test('invented reviews are named, and shoppers do not get them', async () => {
  const store = await shop.aStore()
  const { owner: as, storeId, storeDomain } = store
  const { entries } = testimonialsSchema.defaults
  const own = { ...entries[0]!, id: 'own', text: 'The tin arrived on Monday.' }
  const testimonials = section('testimonials', { entries: [...entries, own] })
  expect(await problemsOf(store, testimonials)).toMatchObject(
    entries.map((_, index) => ({
      kind: 'warning',
      path: `content.0.props.entries.${index}.text`,
      message: expect.stringContaining('is an example'),
    })),
  )
  const { body: page } = await shop.call<Page>('POST', '/api/page/add-page', {
    as,
    body: { storeId, name: 'Said of us', content: [testimonials] },
  })
  await shop.call('PUT', '/api/page/update-page', { as, body: { pageId: page.id, publish: true } })
  const shown = await shop.call<Page>('GET', '/api/page/get-page-by-domain', {
    host: storeDomain,
    body: { domain: storeDomain, slug: page.slug },
  })
  expect(shown.body.content[0]?.props['entries']).toMatchObject([{ text: own.text }])
})
