import type { Product } from '@vitrine/contract/catalogue/product.ts'

/** Returns the URLs of the product's image, then of its gallery, without duplicates. */
export function productImages({
  productImage,
  galleryImages,
}: Pick<Product, 'productImage' | 'galleryImages'>): string[] {
  const all = productImage ? [productImage, ...galleryImages] : galleryImages
  return [...new Set(all)]
}
