import { expect, test } from 'vitest'
import { aSection, callsOf, sencha, teaHouse } from '../../testing/section-fixture.tsx'
import { queriesOf } from '../../render/section-data.ts'
import { showSection } from '../../testing/show-section-fixture.ts'
import { productSchema } from './product.schema.ts'

const show = (slug: string, mode: 'shop' | 'canvas') => showSection('product', { slug }, mode)

test('it is a type of page that owners are never offered', () => {
  expect(productSchema).toMatchObject({ type: 'product', hidden: true, defaults: { slug: '' } })
})

test('without a product shoppers see nothing, and owners see its place', async () => {
  expect(await show('', 'shop')).toMatch(/<section[^>]*><\/section>/)
  expect(await show('', 'canvas')).toContain('No product selected')
  expect(await show('sencha', 'canvas')).toContain('“sencha”')
})

test.each([
  ['sencha', [['product', 'sencha']]],
  ['', []],
  ['../sencha', []],
])('for “%s” the server reads %j', (slug, keys) => {
  const source = { calls: callsOf(async () => [sencha]), store: teaHouse }
  const queries = queriesOf([aSection('product', { slug })], source)
  expect(queries.map(({ queryKey }) => queryKey)).toEqual(keys)
})
