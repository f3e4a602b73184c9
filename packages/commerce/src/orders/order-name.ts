export interface NumberedOrder {
  number: number
  /** The store's order prefix when this order was placed. */
  numberPrefix: string
}

export const firstOrderNumber = 1001

export const orderPrefixShape = /^[A-Za-z0-9_/#.-]{0,12}$/

export const orderPrefixRule =
  'Use up to 12 letters from A to Z, digits and - _ / # . without spaces, or leave it empty.'

/** Formats the name of an order: "#1001", or "EU-1001" with a prefix. */
export function orderName(order: NumberedOrder): string {
  return order.numberPrefix ? orderReference(order) : `#${order.number}`
}

/** Formats an order for running text and bank references: "1001" or "EU-1001". */
export function orderReference({ number, numberPrefix }: NumberedOrder): string {
  return `${numberPrefix}${number}`
}
