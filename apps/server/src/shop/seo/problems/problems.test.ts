import type { PageItem } from '@vitrine/contract/content/page.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import type { SeoProblem, SeoProblemKind } from '@vitrine/contract/shop/seo-problems.ts'
import { expect, test } from 'vitest'
import { type OwnedStore, startShop } from '../../../testing/start-shop.ts'

const shop = startShop()
const text =
  'A green tea from the hills of Uji, steamed at dawn and rolled by hand, as it was made two hundred years ago. It tastes of grass, the sea and hazelnuts.'

type Answer = PageOf<SeoProblem> & { counts: Record<SeoProblemKind, number>; isComplete: boolean }

async function problemsOf({ storeId, owner }: OwnedStore, values = {}) {
  const body = { storeId, ...values }
  return (await shop.call<Answer>('GET', '/api/seo/problems', { as: owner, body })).body
}

const linesOf = async (store: OwnedStore, kind: SeoProblemKind) =>
  (await problemsOf(store, { kind })).content.map(
    ({ of, name, detail }) => `${of} ${name}: ${detail}`,
  )

function section(type: string, props: object): PageItem {
  return { id: type, type, contentType: 'normal', props: { ...props } }
}

const image = (url: string, id: string) => ({
  ...section('imageBlock', { src: '/a.webp', alt: 'Tea', url }),
  id,
})

test('titles that are double or too long are listed as pages show them', async () => {
  const store = await shop.aStore()
  const long = 'Sencha '.repeat(11).trim()
  await shop.aProduct(store, { name: 'Tea', slug: 'one', description: text })
  await shop.aProduct(store, { name: 'Other', slug: 'two', seoTitle: 'TEA', description: text })
  await shop.aProduct(store, { name: 'Draft', slug: 'three', seoTitle: 'Tea', status: 'draft' })
  await shop.aProduct(store, { name: long, slug: 'four', description: text })

  expect(await linesOf(store, 'double_title')).toEqual(['product Other: TEA', 'product Tea: Tea'])
  expect(await linesOf(store, 'long_title')).toEqual([`product ${long}: ${long}`])
})

test('missing descriptions, thin texts and images without words are listed', async () => {
  const store = await shop.aStore()
  await shop.aProduct(store, { name: 'Bare', slug: 'bare' })
  await shop.aProduct(store, {
    name: 'Shown',
    slug: 'shown',
    description: `<p>${text}</p>`,
    productImage: '/media/a.webp',
    galleryImages: ['/media/a.webp', '/media/b.webp', '/media/c.webp'],
    imageAlts: { '/media/b.webp': 'A cup' },
  })
  expect(await linesOf(store, 'missing_description')).toContain('product Bare: ')
  expect(await linesOf(store, 'missing_description')).not.toContain('product Shown: ')
  expect(await linesOf(store, 'thin_text')).toEqual(['product Bare: '])
  expect(await linesOf(store, 'image_alt')).toContain('product Shown: 2')
})

test('broken links of published pages and of the navigation are listed once', async () => {
  const store = await shop.aStore()
  const { owner: as, storeId } = store
  const { slug } = await shop.aProduct(store)
  const content = [
    image('/page/gone', 'a'),
    image('/page/gone', 'b'),
    image('/collection/gone', 'c'),
    image(`/product/${slug}`, 'd'),
  ]
  const { body: page } = await shop.call<{ id: string }>('POST', '/api/page/add-page', {
    as,
    body: { storeId, name: 'Story', content },
  })
  expect(await linesOf(store, 'broken_link')).toEqual([])
  await shop.call('PUT', '/api/page/update-all-content', {
    as,
    body: { pageId: page.id, content, globalContent: [image('/product/gone', 'e')] },
  })
  expect(await linesOf(store, 'broken_link')).toEqual([
    'global Top bar, navigation and footer: /product/gone',
    'page Story: /page/gone',
    'page Story: /collection/gone',
  ])
})

test('a page of the list has its size, and together they have every problem once', async () => {
  const store = await shop.aStore()
  for (const slug of ['one', 'two', 'three']) await shop.aProduct(store, { name: 'Tea', slug })
  const { counts, totalElements, isComplete } = await problemsOf(store)
  expect(isComplete).toBe(true)
  expect(counts).toMatchObject({
    double_title: 3,
    missing_description: expect.any(Number),
    thin_text: 3,
  })
  const pages = []
  for (let pageNumber = 0; pageNumber * 2 < totalElements; pageNumber += 1)
    pages.push((await problemsOf(store, { pageNumber, pageSize: 2 })).content)
  const all = pages.flat().map(({ kind, id, detail }) => `${kind} ${id} ${detail}`)
  expect(all).toHaveLength(totalElements)
  expect(new Set(all).size).toBe(totalElements)
})

test('the problems of a neighbour are not listed', async () => {
  const [store, neighbour] = [await shop.aStore(), await shop.aStore()]
  await shop.aProduct(neighbour, { name: 'Bare' })
  expect(await linesOf(store, 'thin_text')).toEqual([])
})
