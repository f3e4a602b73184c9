import type { Product } from '@vitrine/contract/catalogue/product.ts'

/** The product's picture first, then those of the gallery, none of them twice. */
export function productImages({
  productImage,
  galleryImages,
}: Pick<Product, 'productImage' | 'galleryImages'>): string[] {
  const all = productImage ? [productImage, ...galleryImages] : galleryImages
  return [...new Set(all)]
}
