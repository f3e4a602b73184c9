import type { Product } from '@vitrine/contract/catalogue/product.ts'
import type { Choice } from '@vitrine/commerce/catalogue/variation.ts'

/**
 * Returns true if the value can lead to a variation in stock, given the choices in other groups.
 */
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
