import { orderPrefixRule, orderPrefixShape } from '@vitrine/commerce/orders/order-name.ts'

export function checkOrderPrefix(typed: string): string | null {
  return orderPrefixShape.test(typed) ? null : orderPrefixRule
}
