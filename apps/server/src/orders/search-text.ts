import { fullName } from '@vitrine/commerce/person-name.ts'

interface Searched {
  number: number
  email: string
  shippingAddress: { firstName: string; lastName: string }
  skus: readonly string[]
}

/** As long as the index of the list can hold it. */
const longest = 500

/** What the owner's search looks through, in small letters. */
export function searchTextOf({ number, email, shippingAddress, skus }: Searched): string {
  const words = [String(number), email, fullName(shippingAddress), ...skus]
  return words.filter(Boolean).join(' ').toLowerCase().slice(0, longest).toWellFormed()
}
