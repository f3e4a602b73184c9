import { expect, test } from 'vitest'
import { renderContent } from '../../testing/render-content-fixture.tsx'
import { aSection } from '../../testing/section-fixture.tsx'
import { showSection } from '../../testing/show-section-fixture.ts'

const show = (props: Record<string, unknown> = {}) => showSection('featuredCollection', props)

test('a new one shows the first category with its image, description and products', async () => {
  const html = await show()
  expect(html).toContain('>Green tea</h2>')
  expect(html).toContain('Steamed, pan-fired and shaded leaves.')
  expect(html).toContain('src="/media/tea/green-tea-1280.webp"')
  expect(html).toContain('href="/collection/green-tea"')
  expect(html).toContain('href="/page/product/sencha-100-g"')
})

test.each([
  ['title', { title: 'Ours' }, '>Ours</h2>'],
  ['text', { text: 'In our own words' }, '>In our own words</p>'],
  ['buttonText', { buttonText: 'See all' }, '>See all</span>'],
  ['headPlace', { headPlace: 'banner' }, 'class="banner"'],
  ['showText', { showText: false }, '<h2 class="visually-hidden">Green tea</h2>'],
  ['layoutType', { layoutType: 'slider' }, 'aria-label="Next products"'],
  ['columns', {}, '--columns:3;--columns-t:2;--columns-m:2'],
  ['styling', { styling: 'outlined' }, 'outlined'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await show(props)).toContain(shown)
})

test('its image is shown only where it is wanted', async () => {
  expect(await show({ showImage: false })).not.toContain('green-tea-1280')
})

const renderEmpty = (mode: 'shop' | 'canvas') =>
  renderContent([aSection('featuredCollection')], { mode, categories: async () => [] })

test('in a shop without categories shoppers see nothing, and the owner sees why', async () => {
  expect(await renderEmpty('shop')).toMatch(/<section[^>]*><\/section>/)
  expect(await renderEmpty('canvas')).toContain('has no categories yet')
})
