import { orderName } from '@vitrine/commerce/orders/order-name.ts'
import type { StockMovement } from '@vitrine/contract/catalogue/stock.ts'
import type { MovementRecord } from './list-stock-movements.ts'

export function toStockMovement(
  row: MovementRecord,
  names: ReadonlyMap<string, string>,
): StockMovement {
  return {
    at: row.at.toISOString(),
    variationId: row.variation_id,
    attributes: row.attributes,
    change: row.change,
    stock: row.stock,
    reason: row.reason,
    actor: names.get(row.actor ?? '') ?? null,
    orderId: row.order_id,
    orderNumber: row.order_number,
    orderName:
      row.order_number === null
        ? null
        : orderName({ number: row.order_number, numberPrefix: row.number_prefix ?? '' }),
  }
}
