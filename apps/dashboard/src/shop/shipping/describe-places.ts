import { countryName } from '@vitrine/commerce/places/country-name.ts'
import type { ZoneInput } from '@vitrine/contract/shop/shipping.ts'

export function describePlaces({ places, restOfWorld }: ZoneInput): string {
  const named = places.map(({ country, regions, postcodes }) => {
    const parts = [...regions, ...postcodes.map((code) => `${code}…`)]
    const name = countryName(country)
    return parts.length ? `${name} (${shortened(parts)})` : name
  })
  return shortened([...named, ...(restOfWorld ? ['Rest of the world'] : [])])
}

function shortened(names: string[]): string {
  const shown = names.slice(0, 4).join(', ')
  return names.length > 4 ? `${shown} and ${names.length - 4} more` : shown
}
