import { type NumberedOrder, orderReference } from '@vitrine/commerce/order-name.ts'
import { fullName } from '@vitrine/commerce/person-name.ts'

interface Searched {
  /** Left out where the database has yet to give one, and puts it in front. */
  numbered?: NumberedOrder
  email: string
  shippingAddress: { firstName: string; lastName: string }
  skus: readonly string[]
}

/** As long as the index of the list can hold it. */
export const longestSearchText = 500

/** What the owner's search looks through, in small letters. */
export function searchTextOf({ numbered, email, shippingAddress, skus }: Searched): string {
  const words = [numbered && orderReference(numbered), email, fullName(shippingAddress), ...skus]
  return words.filter(Boolean).join(' ').toLowerCase().slice(0, longestSearchText).toWellFormed()
}
