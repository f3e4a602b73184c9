export interface NumberedOrder {
  number: number
  /** What the shop puts before the numbers of its orders when this one is placed. */
  numberPrefix: string
}

export const firstOrderNumber = 1001

export const orderPrefixShape = /^[A-Za-z0-9_/#.-]{0,12}$/

export const orderPrefixRule =
  'Use up to 12 letters from A to Z, digits and - _ / # . without spaces, or leave it empty.'

/** What people call an order: "#1001", or "EU-1001" in a shop that has a prefix. */
export function orderName(order: NumberedOrder): string {
  return order.numberPrefix ? orderReference(order) : `#${order.number}`
}

/** The name in running text and in the reference of a transfer: "1001" or "EU-1001". */
export function orderReference({ number, numberPrefix }: NumberedOrder): string {
  return `${numberPrefix}${number}`
}
