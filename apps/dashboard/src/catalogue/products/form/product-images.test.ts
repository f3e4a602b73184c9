import { expect, test } from 'vitest'
import { addImages, imagesOf, moveImage, withImages } from './product-images.ts'

test('the first image is the main image, the others are the gallery', () => {
  const saved = { productImage: '/a', galleryImages: ['/b', '/c'] }
  const moved = moveImage(imagesOf(saved), 2, 0)
  expect(withImages(moved)).toEqual({ productImage: '/c', galleryImages: ['/a', '/b'] })
})

test('a gallery without a main image stays as it is', () => {
  const saved = { productImage: '', galleryImages: ['/b'] }
  expect(withImages(imagesOf(saved))).toEqual(saved)
})

test('a product without images has none to show', () => {
  expect(imagesOf({ productImage: '', galleryImages: [] })).toEqual([])
})

test('images are added at the end, each once, and the first one becomes the main image', () => {
  expect(addImages(['', '/b'], ['/c', '/b'])).toEqual(['/b', '/c'])
  expect(
    addImages(
      [],
      Array.from({ length: 60 }, (_, index) => `/${index}`),
    ),
  ).toHaveLength(51)
})
