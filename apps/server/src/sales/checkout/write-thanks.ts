import type { CheckoutSettings } from '@vitrine/commerce/settings/checkout-settings.ts'
import { fillIn } from '@vitrine/commerce/text/fill-in.ts'
import { type NumberedOrder, orderReference } from '@vitrine/commerce/orders/order-name.ts'
import { firstNameOf } from '@vitrine/commerce/text/person-name.ts'
import type { ShopperOrder } from '@vitrine/contract/sales/checkout.ts'
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
