/** Members of the European Union and the European Economic Area. */
export const namingLowestPrice: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'.split(
    ' ',
  )

/**
 * Reports whether directive 98/6/EC, article 6a, applies: a reduction states the lowest price of
 * the previous thirty days.
 */
export function namesLowestPrice(country: string): boolean {
  return namingLowestPrice.includes(country)
}
