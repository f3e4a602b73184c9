import type { CheckoutSettings } from '@vitrine/commerce/checkout-settings.ts'
import { fillIn } from '@vitrine/commerce/fill-in.ts'
import { firstNameOf } from '@vitrine/commerce/person-name.ts'
import type { ShopperOrder } from '@vitrine/contract/checkout.ts'
import type { StoredAddress } from '@vitrine/db/schema/orders.ts'

interface Thanked {
  number: number
  email: string
  shippingAddress: StoredAddress
}

/** The owner's words after an order; only these names in braces mean something in them. */
export function writeThanks(
  { texts }: CheckoutSettings,
  { number, email, shippingAddress }: Thanked,
  total: string,
): ShopperOrder['thanks'] {
  const values = {
    order_number: String(number),
    first_name: firstNameOf(shippingAddress),
    last_name: shippingAddress.lastName,
    email,
    total,
  }
  return { heading: fillIn(texts.thanksHeading, values), text: fillIn(texts.thanks, values) }
}
