import { expect, test } from 'vitest'
import { renderContent } from '../../testing/render-content-fixture.tsx'
import { aSection, greenTea } from '../../testing/section-fixture.tsx'
import { categoriesSliderSchema } from './categories-slider.schema.ts'

const { defaults, settings } = categoriesSliderSchema
const show = (props: Record<string, unknown> = {}, count = 8) =>
  renderContent([aSection('categoriesSlider', props)], { categories: async () => many(count) })
const many = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ ...greenTea, id: `${index}` }))

test.each([
  ['autoPlay', true],
  ['autoplayDelay', 3000],
  ['loop', true],
  ['navigation', true],
  ['pagination', false],
  ['numberOfCategories', 8],
  ['desktopColumns', 5],
  ['tabletColumns', 3],
  ['mobileColumns', 2],
  ['title', 'Shop by Categories'],
  ['imageSize', '150px'],
  ['imageRadius', '50%'],
  ['imageFit', 'cover'],
  ['spacing', { base: 12, tablet: 16, mobile: 6 }],
] as const)('%s is %j in a new category slider', (prop, value) => {
  expect(defaults[prop]).toEqual(value)
})

test.each([
  ['numberOfCategories', { min: 1 }],
  ['desktopColumns', { min: 1, max: 6 }],
  ['tabletColumns', { min: 1, max: 5 }],
  ['mobileColumns', { min: 1, max: 3 }],
  ['spacing', { min: 0, max: 100, unit: 'px', perDevice: true }],
  ['imageFit', { options: [{ value: 'cover' }, { value: 'contain' }] }],
  ['titleAlign', { options: [{ value: 'left' }, { value: 'center' }, { value: 'right' }] }],
] as const)('an owner chooses %s within %j', (key, limits) => {
  expect(settings.find((setting) => setting.key === key)).toMatchObject(limits)
})

test.each([
  ['title', { title: 'Our shelves' }, '>Our shelves</h2>'],
  ['the default title', {}, '>Shop by Categories</h2>'],
  ['titleAlign', { titleAlign: 'right' }, '--title-align:right'],
  ['titleSize', { titleSize: '3rem' }, '--size:3rem'],
  ['titleColor', { titleColor: '#123456' }, '--title-color:#123456'],
  ['nameSize', { nameSize: '2rem' }, '--name-size:2rem'],
  ['textColor', { textColor: '#123456' }, 'color:#123456'],
  ['backgroundColor', { backgroundColor: '#abcdef' }, '--bg:#abcdef'],
  ['fontFamily', { fontFamily: 'serif' }, 'font-family:var(--font-serif)'],
  ['maxWidth', { maxWidth: '900px' }, '--list-width:900px'],
  ['padding', {}, '--pad:4rem 2rem'],
  ['margin', { margin: '1rem' }, '--mar:1rem'],
  ['columns', {}, '--columns:5;--columns-t:3;--columns-m:2'],
  ['spacing', {}, '--spacing:12px;--spacing-t:16px;--spacing-m:6px'],
  ['imageSize', {}, '--category-image:150px'],
  ['imageRadius', { imageRadius: '8px' }, '--category-image-radius:8px'],
  ['imageFit', { imageFit: 'contain' }, '--category-image-fit:contain'],
  ['navigation', {}, 'aria-label="Next categories"'],
  ['pagination', { pagination: true }, 'aria-label="Category 8"'],
  ['autoPlay', {}, 'aria-label="Pause the categories"'],
] as const)('%s shows', async (_prop, props, shown) => {
  expect(await show(props)).toContain(shown)
})

test.each([
  [{ navigation: false }, 'Next categories'],
  [{}, 'aria-label="Category 1"'],
  [{ autoPlay: false }, 'Pause the categories'],
])('with %j there is no %s', async (props, absent) => {
  expect(await show(props)).not.toContain(absent)
})

test('a card has image and name of its category and leads to its collection', async () => {
  const html = await show({}, 1)
  expect(html).toContain('href="/collection/green-tea"')
  expect(html).toContain('src="/media/tea/green-tea-1280.webp"')
  expect(html).toContain('>Green tea<')
})

test('a category without an image gets a drawing', async () => {
  const html = await renderContent([aSection('categoriesSlider')], {
    categories: async () => [{ ...greenTea, image: null }],
  })
  expect(html).not.toContain('<img')
  expect(html).toContain('<svg')
})

test.each([
  [{}, 8],
  [{ numberOfCategories: 3 }, 3],
  [{ numberOfCategories: 1 }, 1],
  [{ numberOfCategories: 0 }, 8],
  [{ numberOfCategories: 1e9 }, 12],
  [{ numberOfCategories: 'x' }, 8],
])('of twelve categories, %j shows %i', async (props, count) => {
  expect((await show(props, 12)).match(/<li>/g)).toHaveLength(count)
})

test('skeletons are shown while the categories load', async () => {
  const html = await renderContent([aSection('categoriesSlider', { numberOfCategories: 5 })], {
    prefetch: false,
  })
  expect(html.match(/<li>/g)).toHaveLength(5)
  expect(html).toContain('skeleton')
})

test('a failure says why and offers to try again', async () => {
  const html = await renderContent([aSection('categoriesSlider')], {
    categories: () => Promise.reject(new Error('Out of tea.')),
  })
  expect(html).toContain('Error loading categories: Out of tea.')
  expect(html).toContain('>Retry</button>')
})

test('a shop without categories says so', async () => {
  expect(await show({}, 0)).toContain('There are no categories here yet.')
})

test('without usable columns and image size there are 6, 4 and 3 columns of 75 pixels', async () => {
  const html = await show({ desktopColumns: 'x', tabletColumns: 0, mobileColumns: null })
  expect(html).toContain('--columns:6;--columns-t:4;--columns-m:3')
  expect(await show({ imageSize: '' })).toContain('sizes="75px"')
})
