import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { Slice } from '../../platform/page-of.ts'
import { Refusal } from '../../platform/refusal.ts'
import { listPriceHistory } from '../stock/list-price-history.ts'
import { listStockMovements } from '../stock/list-stock-movements.ts'
import { hasProduct } from '../products/queries.ts'

export async function requireStockMovements(tx: StoreTransaction, id: string, slice: Slice) {
  return await ofProduct(tx, id, listStockMovements(tx, id, slice))
}

export async function requirePriceHistory(tx: StoreTransaction, id: string, slice: Slice) {
  return await ofProduct(tx, id, listPriceHistory(tx, id, slice))
}

async function ofProduct<Found>(tx: StoreTransaction, id: string, found: Promise<Found>) {
  const [isThere, result] = await Promise.all([hasProduct(tx, id), found])
  if (!isThere) throw new Refusal('not_found')
  return result
}
