import { expect, test } from 'vitest'
import { movePicture, picturesOf, withPictures } from './pictures.ts'

test('the first picture is the product image, the others are the gallery', () => {
  const saved = { productImage: '/a', galleryImages: ['/b', '/c'] }
  const moved = movePicture(picturesOf(saved), 2, 0)
  expect(withPictures(moved)).toEqual({ productImage: '/c', galleryImages: ['/a', '/b'] })
})

test('a gallery without a product image stays as it is', () => {
  const saved = { productImage: '', galleryImages: ['/b'] }
  expect(withPictures(picturesOf(saved))).toEqual(saved)
})
