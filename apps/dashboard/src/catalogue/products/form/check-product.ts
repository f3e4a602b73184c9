import { checkImageUrl } from '../../../platform/ui/image-field.tsx'
import { checkSlug } from '../../../platform/ui/check-slug.ts'
import { countCombinations, maxVariations } from './sync-variations.ts'
import type { Amount, ProductValues } from './product-values.ts'

/** Client-side checks before the request. The server decides. */
export const productChecks = {
  name: (name: string) => (name.trim() ? null : 'Give the product a name.'),
  slug: checkSlug,
  price: (price: Amount) => (price === '' ? 'Enter a price; 0 makes the product free.' : null),
  discountPrice: (discount: Amount, { price }: ProductValues) => checkDiscount(discount, price),
  productImage: checkImageUrl,
  galleryImages: (urls: string[]) => urls.map(checkImageUrl).find(Boolean) ?? null,
  description: (html: string) =>
    html.length > 100_000 ? 'The description is too long. Shorten it.' : null,
  attributeGroups: { name: checkGroupName, values: checkGroupValues },
  variations: { image: checkImageUrl, discountPrice: checkVariationDiscount },
}

export function checkDiscount(discount: Amount, price: Amount): string | null {
  if (!discount) return null
  return discount < Number(price) ? null : 'The discount price must be below the price.'
}

function checkGroupName(name: string, { attributeGroups }: ProductValues): string | null {
  if (!name.trim()) return 'Enter a name, for example Size.'
  const sameName = attributeGroups.filter((group) => group.name.trim() === name.trim())
  return sameName.length > 1 ? 'Two attribute groups cannot have the same name.' : null
}

function checkGroupValues(
  values: readonly unknown[],
  { attributeGroups }: ProductValues,
): string | null {
  if (!values.length) return 'Add at least one value.'
  const count = countCombinations(attributeGroups)
  return count > maxVariations ? tooMany(count) : null
}

export function tooMany(count: number): string {
  const [many, max] = [count, maxVariations].map((each) => each.toLocaleString('en'))
  return `These would be ${many} variations; a product can have ${max}. Remove values or a group.`
}

function checkVariationDiscount(discount: Amount, values: ProductValues, path: string) {
  const own = values.variations[Number(path.split('.')[1])]?.price
  if (discount && !own) return 'Enter a price for this variation first.'
  return checkDiscount(discount, own ?? '')
}
