import type { ProductValues } from './product-values.ts'

type ProductImages = Pick<ProductValues, 'productImage' | 'galleryImages'>

export const maxGalleryImages = 50

/** Returns the main image first, '' when a gallery has none, then the gallery. */
export function imagesOf({ productImage, galleryImages }: ProductImages): string[] {
  return productImage || galleryImages.length ? [productImage, ...galleryImages] : []
}

export function withImages([productImage = '', ...galleryImages]: readonly string[]) {
  return { productImage, galleryImages } satisfies ProductImages
}

export function addImages(images: readonly string[], urls: readonly string[]): string[] {
  return [...new Set([...images, ...urls].filter(Boolean))].slice(0, maxGalleryImages + 1)
}

export function moveImage(images: readonly string[], from: number, to: number): string[] {
  const [moved] = images.slice(from, from + 1)
  return moved === undefined ? [...images] : images.toSpliced(from, 1).toSpliced(to, 0, moved)
}
