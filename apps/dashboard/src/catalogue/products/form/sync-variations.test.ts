import type { AttributeGroup } from '@vitrine/contract/catalogue/product.ts'
import { expect, test } from 'vitest'
import type { VariationValues } from './product-values.ts'
import { syncVariations } from './sync-variations.ts'

const size = group('Size', '50 g', '100 g')

test('a first group makes a variation of each value', () => {
  const variations = syncVariations([], [size], [])
  expect(attributesOf(variations)).toEqual([{ Size: '50 g' }, { Size: '100 g' }])
})

test('a new value leaves what was entered for the others', () => {
  const entered = [variation({ Size: '50 g' }, 4), variation({ Size: '100 g' }, 7)]
  const variations = syncVariations([size], [group('Size', '50 g', '100 g', '1 kg')], entered)
  expect(variations.map(({ price }) => price)).toEqual([4, 7, ''])
})

test('a removed value takes its variations along', () => {
  const entered = [variation({ Size: '50 g' }, 4), variation({ Size: '100 g' }, 7)]
  expect(syncVariations([size], [group('Size', '100 g')], entered)).toEqual([entered[1]])
})

test('a combination that the owner removed does not come back with the next value', () => {
  const entered = [variation({ Size: '100 g' }, 7)]
  const variations = syncVariations([size], [group('Size', '50 g', '100 g', '1 kg')], entered)
  expect(attributesOf(variations)).toEqual([{ Size: '100 g' }, { Size: '1 kg' }])
})

test('renaming a group keeps its variations', () => {
  const entered = [variation({ Size: '50 g' }, 4), variation({ Size: '100 g' }, 7)]
  const variations = syncVariations([size], [group('Weight', '50 g', '100 g')], entered)
  expect(variations.map(({ attributes, price }) => [attributes, price])).toEqual([
    [{ Weight: '50 g' }, 4],
    [{ Weight: '100 g' }, 7],
  ])
})

test('a second group spreads prices over its values, and only one heir keeps the id', () => {
  const entered = [{ ...variation({ Size: '50 g' }, 4), id: 'a' }]
  const small = group('Size', '50 g')
  const variations = syncVariations([small], [small, group('Pack', 'Tin', 'Bag')], entered)
  expect(variations.map(({ id, price }) => [id, price])).toEqual([
    ['a', 4],
    [undefined, 4],
  ])
})

test('without its second group a product keeps one variation of each value', () => {
  const pack = group('Pack', 'Tin', 'Bag')
  const entered = [
    variation({ Size: '50 g', Pack: 'Tin' }, 4),
    variation({ Size: '50 g', Pack: 'Bag' }, 3),
  ]
  const small = group('Size', '50 g')
  const variations = syncVariations([small, pack], [small], entered)
  expect(variations.map(({ attributes, price }) => [attributes, price])).toEqual([
    [{ Size: '50 g' }, 4],
  ])
})

test('a group without a name changes nothing yet', () => {
  const entered = [variation({ Size: '50 g' }, 4)]
  expect(syncVariations([size], [size, group('', 'Tin')], entered)).toEqual(entered)
})

test('more combinations than a product may have are not made', () => {
  const many = Array.from({ length: 60 }, (_, index) => String(index))
  expect(syncVariations([], [group('A', ...many), group('B', ...many)], [])).toEqual([])
})

function group(name: string, ...values: string[]): AttributeGroup {
  return { name, type: 'select', values: values.map((value) => ({ value })) }
}

function variation(attributes: Record<string, string>, price: number): VariationValues {
  return {
    attributes,
    price,
    discountPrice: '',
    image: '',
    sku: '',
    barcode: '',
    cost: '',
    stock: '',
    weight: '',
  }
}

function attributesOf(variations: VariationValues[]) {
  return variations.map(({ attributes }) => attributes)
}
