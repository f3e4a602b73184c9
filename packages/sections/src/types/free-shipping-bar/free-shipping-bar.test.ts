import { expect, test } from 'vitest'
import { renderContent } from '../../testing/render-content-fixture.tsx'
import { aSection } from '../../testing/section-fixture.tsx'

type Terms = { country: string; from: number; freeFrom: number | null; estimate: null }

const germany: Terms = { country: 'Germany', from: 4.9, freeFrom: 60, estimate: null }

const show = (
  shipping: Terms | null = germany,
  props: Record<string, unknown> = {},
  mode: 'shop' | 'canvas' = 'shop',
) => renderContent([aSection('freeShippingBar', props)], { mode, shipping })

test('before the cart is known it names the amount of the shop', async () => {
  expect(await show()).toContain('Free shipping from €60.00')
  expect(await show(germany, { startText: 'Free over {amount}!' })).toContain('Free over €60.00!')
  expect(await show({ ...germany, from: 0, freeFrom: null })).toContain('You have free shipping')
})

test('the canvas shows it half-way', async () => {
  const html = await show(germany, { missingText: '{amount} missing' }, 'canvas')
  expect(html).toContain('€30.00 missing')
  expect(html).toContain('scale:0.5 1')
  expect(await show(germany, { showProgress: false }, 'canvas')).not.toContain('scale:')
})

test('where no shipping becomes free shoppers see nothing, and the owner sees why', async () => {
  for (const shipping of [null, { ...germany, freeFrom: null }]) {
    expect(await show(shipping)).toMatch(/<section[^>]*><\/section>/)
    expect(await show(shipping, {}, 'canvas')).toContain('No shipping rate of the shop')
  }
})
