import { type NumberedOrder, orderReference } from '@vitrine/commerce/orders/order-name.ts'
import { fullName } from '@vitrine/commerce/text/person-name.ts'

interface Searched {
  /** Undefined before the database has assigned the number, which it then prepends. */
  numbered?: NumberedOrder
  email: string
  shippingAddress: { firstName: string; lastName: string }
  skus: readonly string[]
}

/** Limit of the list's index. */
const longestSearchText = 500

/** Returns the lower-case text that the owner's search matches. */
export function searchTextOf({ numbered, email, shippingAddress, skus }: Searched): string {
  const words = [numbered && orderReference(numbered), email, fullName(shippingAddress), ...skus]
  return words.filter(Boolean).join(' ').toLowerCase().slice(0, longestSearchText).toWellFormed()
}
