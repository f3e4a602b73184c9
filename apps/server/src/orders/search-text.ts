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
  const { firstName, lastName } = shippingAddress
  const words = [String(number), email, `${firstName} ${lastName}`, ...skus]
  return words.filter(Boolean).join(' ').toLowerCase().slice(0, longest).toWellFormed()
}
