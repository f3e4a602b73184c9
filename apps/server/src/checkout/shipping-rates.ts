/** A price in minor units. */
export interface ShippingRate {
  id: string
  name: string
  price: number
}

/** Every store ships everywhere for nothing until its owner says otherwise. */
const freeWorldwide: ShippingRate = { id: 'free', name: 'Free shipping', price: 0 }

export function listShippingRates(): ShippingRate[] {
  return [freeWorldwide]
}
