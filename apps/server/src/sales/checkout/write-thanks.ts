import type { CheckoutSettings } from '@vitrine/commerce/checkout-settings.ts'
import { fillIn } from '@vitrine/commerce/fill-in.ts'
import { type NumberedOrder, orderReference } from '@vitrine/commerce/order-name.ts'
import { firstNameOf } from '@vitrine/commerce/person-name.ts'
import type { ShopperOrder } from '@vitrine/contract/checkout.ts'
import type { StoredAddress } from '@vitrine/db/schema/orders.ts'

interface Thanked extends NumberedOrder {
  email: string
  shippingAddress: StoredAddress
}

export function writeThanks(
  { texts }: CheckoutSettings,
  order: Thanked,
  total: string,
): ShopperOrder['thanks'] {
  const { email, shippingAddress } = order
  const values = {
    order_number: orderReference(order),
    first_name: firstNameOf(shippingAddress),
    last_name: shippingAddress.lastName,
    email,
    total,
  }
  return { heading: fillIn(texts.thanksHeading, values), text: fillIn(texts.thanks, values) }
}
