import type { Product } from '@vitrine/contract/catalogue/product.ts'
import type { Choice } from '@vitrine/commerce/catalogue/variation.ts'

/** Whether a value can still lead to a variation in stock, given what is chosen in other groups. */
export function isValueOpen(
  { attributeGroups, variations }: Pick<Product, 'attributeGroups' | 'variations'>,
  chosen: Choice,
  groupName: string,
  value: string,
): boolean {
  const others = attributeGroups.filter(({ name }) => name !== groupName && chosen[name])
  return variations.some(
    ({ attributes, stockStatus }) =>
      stockStatus &&
      attributes[groupName] === value &&
      others.every(({ name }) => attributes[name] === chosen[name]),
  )
}
