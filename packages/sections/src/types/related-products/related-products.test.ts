import { expect, test, vi } from 'vitest'
import { renderContent } from '../../testing/render-content-fixture.tsx'
import { aSection, gyokuro, sencha } from '../../testing/section-fixture.tsx'

const itself = { ...sencha, id: gyokuro.id, slug: gyokuro.slug, name: gyokuro.name }

test('it shows the other products of the category of its product', async () => {
  const products = vi.fn<(input?: unknown) => Promise<(typeof sencha)[]>>(async () => [
    itself,
    sencha,
  ])
  const section = aSection('relatedProducts', { product: gyokuro.slug, numberOfProducts: 4 })
  const html = await renderContent([section], { products })

  expect(products).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ productCollection: 'green-tea', numberOfProducts: 5 }),
  )
  expect(html).toContain('You may also like')
  expect(html).toContain('Sencha 100 g')
  expect(html).not.toContain('Gyokuro')
})

const renderAlone = (mode: 'shop' | 'canvas') =>
  renderContent([aSection('relatedProducts', { product: gyokuro.slug })], {
    mode,
    products: async () => [itself],
  })

test('where nothing is related shoppers see nothing, and the owner sees why', async () => {
  expect(await renderAlone('shop')).toMatch(/<section[^>]*><\/section>/)
  expect(await renderAlone('canvas')).toContain('no category with other products')
})
