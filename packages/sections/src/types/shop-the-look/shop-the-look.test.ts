import { expect, test } from 'vitest'
import { renderContent } from '../../testing/render-content-fixture.tsx'
import { aSection } from '../../testing/section-fixture.tsx'
import { showSection } from '../../testing/show-section-fixture.ts'

const point = (product: string, x = 20, y = 30) => ({ id: product, product, x, y })

const show = (props: Record<string, unknown> = {}) => showSection('shopTheLook', props)

test('each point opens its product, without JavaScript, and the list has it too', async () => {
  const html = await show({ points: [point('matcha'), point('bancha', 70, 80)] })
  expect(html.match(/<details name="look-shopTheLook"/g)).toHaveLength(2)
  expect(html.match(/href="\/page\/product\/matcha"/g)).toHaveLength(2)
  expect(html).toContain('--x:20%;--y:30%')
  expect(html).toMatch(/data-above="true"[^>]*><a href="\/page\/product\/bancha"/)
})

test('a point without a product shows one of the newest', async () => {
  expect(await show({ points: [point('')] })).toContain('href="/page/product/sencha-100-g"')
})

test.each([
  ['title', { title: 'The corner' }, '>The corner</h2>'],
  ['text', { text: 'In one place' }, '>In one place</p>'],
  ['image', { image: '/media/tea/shelf-1280.webp', alt: 'A shelf' }, 'alt="A shelf"'],
  ['showList', {}, 'data-list="true"'],
  ['side', { side: 'right' }, 'data-side="right"'],
  ['height', { height: '300px' }, '--h:300px'],
  ['pointColor', { pointColor: '#123456' }, '--point:#123456;--on-point:#ffffff'],
  ['imageRadius', { imageRadius: '9px' }, '--corner:9px'],
  ['maxWidth', { maxWidth: '900px' }, '--inner:900px'],
])('%s is seen', async (_prop, props, shown) => {
  expect(await show(props)).toContain(shown)
})

const renderGone = (mode: 'shop' | 'canvas') =>
  renderContent([aSection('shopTheLook', { points: [point('gone')] })], {
    mode,
    products: async () => [],
  })

test('what is not for sale has no point, and the owner sees why', async () => {
  expect(await renderGone('shop')).not.toContain('<details')
  expect(await renderGone('shop')).not.toContain('no product for sale')
  expect(await renderGone('canvas')).toContain(
    'One point has no product for sale and is not shown.',
  )
})
