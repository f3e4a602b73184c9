/** The countries of the European Union and the European Economic Area. */
export const namingLowestPrice: readonly string[] =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK IS LI NO'.split(
    ' ',
  )

/**
 * Whether a shop of this country has to name the lowest price of the thirty days before a reduction:
 * by directive 98/6/EC, article 6a.
 */
export function namesLowestPrice(country: string): boolean {
  return namingLowestPrice.includes(country)
}
