import { expect, test } from 'vitest'
import { productImages } from './product-images.ts'

test("the product's image comes first and only once", () => {
  const images = productImages({ productImage: '/b.webp', galleryImages: ['/a.webp', '/b.webp'] })
  expect(images).toEqual(['/b.webp', '/a.webp'])
})

test('a product without an image of its own shows its gallery', () => {
  expect(productImages({ productImage: null, galleryImages: ['/a.webp'] })).toEqual(['/a.webp'])
})
