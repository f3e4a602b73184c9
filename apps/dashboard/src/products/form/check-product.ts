import { checkImageUrl } from '../../ui/image-field.tsx'
import { checkSlug } from '../../ui/check-slug.ts'
import type { Amount, ProductValues } from './product-values.ts'

/** What can be said before the server is asked. The server decides. */
export const productChecks = {
  name: (name: string) => (name.trim() ? null : 'Give the product a name.'),
  slug: checkSlug,
  price: (price: Amount) => (price === '' ? 'Enter a price; 0 makes the product free.' : null),
  discountPrice: (discount: Amount, { price }: ProductValues) => checkDiscount(discount, price),
  productImage: checkImageUrl,
  galleryImages: (urls: string[]) => urls.map(checkImageUrl).find(Boolean) ?? null,
  attributeGroups: { name: checkGroupName, values: checkGroupValues },
  variations: { image: checkImageUrl, discountPrice: checkVariationDiscount },
}

function checkDiscount(discount: Amount, price: Amount): string | null {
  if (!discount) return null
  return discount < Number(price) ? null : 'The discount price must be below the price.'
}

function checkGroupName(name: string, { attributeGroups }: ProductValues): string | null {
  if (!name.trim()) return 'Name it, for example Size.'
  const sameName = attributeGroups.filter((group) => group.name.trim() === name.trim())
  return sameName.length > 1 ? 'Two attribute groups cannot have the same name.' : null
}

function checkGroupValues(values: readonly unknown[]): string | null {
  return values.length ? null : 'Add at least one value.'
}

function checkVariationDiscount(discount: Amount, values: ProductValues, path: string) {
  const own = values.variations[Number(path.split('.')[1])]?.price
  return checkDiscount(discount, own || values.price)
}
