import { expect, test } from 'vitest'
import { renderContent } from '../../testing/render-content-fixture.tsx'
import { aSection, greenTea } from '../../testing/section-fixture.tsx'
import { collectionListSchema } from './collection-list.schema.ts'

const blackTea = { ...greenTea, id: 'black', slug: 'black-tea', name: 'Black tea', productCount: 1 }
const inside = { ...greenTea, id: 'inside', slug: 'sencha', name: 'Sencha', parentId: greenTea.id }

const show = (props: Record<string, unknown> = {}, mode: 'shop' | 'canvas' = 'shop') =>
  renderContent([aSection('collectionList', props)], {
    mode,
    categories: async () => [greenTea, inside, blackTea],
  })

test('a new one shows the first categories of the shop, without their subcategories', async () => {
  expect(collectionListSchema.defaults).toMatchObject({
    title: 'Shop by category',
    categories: [],
    numberOfCategories: 6,
    showCount: false,
    namePlace: 'below',
    imageRatio: 'portrait',
  })
  const html = await show()
  expect(html.match(/href="\/collection\/[^"]+"/g)).toEqual([
    'href="/collection/green-tea"',
    'href="/collection/black-tea"',
  ])
})

test('chosen categories come in their order, with their own image and name where they have one', async () => {
  const categories = [
    { category: 'sencha', image: '', label: '' },
    { category: 'deleted', image: '', label: '' },
    { category: 'green-tea', image: '/media/tea/shelf-1280.webp', label: 'All green' },
  ]
  const html = await show({ categories })
  expect(html.match(/href="\/collection\/[^"]+"/g)).toEqual([
    'href="/collection/sencha"',
    'href="/collection/green-tea"',
  ])
  expect(html).toContain('src="/media/tea/shelf-1280.webp"')
  expect(html).toContain('>All green<')
})

test.each([
  ['title', { title: 'Aisles' }, '>Aisles</h2>'],
  ['showCount', { showCount: true }, '1 product<'],
  ['namePlace', { namePlace: 'over' }, 'data-over="true"'],
  ['imageRatio', { imageRatio: 'square' }, '--ratio:1'],
  ['columns', {}, '--columns:3;--columns-t:3;--columns-m:2'],
  ['gap', { gap: '3rem' }, '--spacing:3rem'],
  ['nameAlign', { nameAlign: 'center' }, '--name-align:center'],
  ['nameSize', { nameSize: '2rem' }, '--name-size:2rem'],
  ['nameColor', { nameColor: '#123456' }, '--name-color:#123456'],
  ['overlay', { overlay: '#0008' }, '--overlay:#0008'],
  ['cardRadius', { cardRadius: '9px' }, '--corner:9px'],
  ['maxWidth', { maxWidth: '900px' }, '--list-width:900px'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await show(props)).toContain(shown)
})

test('without any of its categories shoppers see nothing, and the owner sees why', async () => {
  const categories = [{ category: 'deleted', image: '', label: '' }]
  expect(await show({ categories })).toMatch(/<section[^>]*><\/section>/)
  expect(await show({ categories }, 'canvas')).toContain('none of these categories')
})
