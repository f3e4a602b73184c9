import type { ProductValues } from './product-values.ts'

type Pictures = Pick<ProductValues, 'productImage' | 'galleryImages'>

/** The product image first, also while there is none, then the gallery. */
export function picturesOf({ productImage, galleryImages }: Pictures): string[] {
  return [productImage, ...galleryImages]
}

export function withPictures([productImage = '', ...galleryImages]: readonly string[]): Pictures {
  return { productImage, galleryImages }
}

export function movePicture(pictures: readonly string[], from: number, to: number): string[] {
  const [moved] = pictures.slice(from, from + 1)
  return moved === undefined ? [...pictures] : pictures.toSpliced(from, 1).toSpliced(to, 0, moved)
}
