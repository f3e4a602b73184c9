import { products, variations } from '@vitrine/db/schema/products.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { sql } from 'drizzle-orm'
import type { PricedLine } from './price-line.ts'

interface Taken extends Record<string, unknown> {
  id: string
  stock: number | null
}

/** The largest that the column holds: a count for sorting must never refuse an order. */
const mostCounted = 2_147_483_647

interface Demand {
  id: string
  taken: number
  sold: number
}

/**
 * Takes the sold pieces out of stock. Every update is conditional: a row that holds less is left
 * as it is and the order must not happen.
 * @returns whether all was there, and whether something that shoppers see sold out by it.
 */
export async function takeStock(tx: StoreTransaction, lines: readonly PricedLine[]) {
  const fromProducts = productDemands(lines)
  const fromVariations = variationDemands(lines)
  const taken = [
    ...(await takeFromProducts(tx, fromProducts)),
    ...(await takeFromVariations(tx, fromVariations)),
  ]
  const takenFrom = new Set(
    [...fromProducts, ...fromVariations].filter((d) => d.taken).map((d) => d.id),
  )
  return {
    allThere: taken.length === fromProducts.length + fromVariations.length,
    soldOut: taken.some(({ id, stock }) => stock === 0 && takenFrom.has(id)),
  }
}

// Lines of several variations share one product row, which an UPDATE can change only once.
function productDemands(lines: readonly PricedLine[]): Demand[] {
  const byProduct = Map.groupBy(lines, (line) => line.productId)
  return [...byProduct].map(([id, ofProduct]) => ({
    id,
    sold: quantityOf(ofProduct),
    taken: quantityOf(ofProduct.filter((line) => line.counted && !line.variationId)),
  }))
}

function variationDemands(lines: readonly PricedLine[]): Demand[] {
  return lines.flatMap(({ variationId: id, counted, quantity }) =>
    id && counted ? [{ id, taken: quantity, sold: quantity }] : [],
  )
}

function quantityOf(lines: readonly PricedLine[]): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}

async function takeFromProducts(tx: StoreTransaction, demands: readonly Demand[]) {
  const { rows } = await tx.execute<Taken>(sql`
    UPDATE ${products} SET stock = stock - taken,
      sold_count = least(sold_count::bigint + sold, ${mostCounted})
    FROM ${demandTable(demands)}
    WHERE store_id = ${tx.storeId} AND id = demanded AND stock >= taken
    RETURNING id, stock`)
  return rows
}

async function takeFromVariations(tx: StoreTransaction, demands: readonly Demand[]) {
  if (!demands.length) return []
  const { rows } = await tx.execute<Taken>(sql`
    UPDATE ${variations} SET stock = stock - taken
    FROM ${demandTable(demands)}
    WHERE store_id = ${tx.storeId} AND id = demanded AND stock >= taken
    RETURNING id, stock`)
  return rows
}

function demandTable(demands: readonly Demand[]) {
  return sql`unnest(
    ${sql.param(demands.map((d) => d.id))}::uuid[],
    ${sql.param(demands.map((d) => d.taken))}::int[],
    ${sql.param(demands.map((d) => d.sold))}::int[]
  ) AS demand (demanded, taken, sold)`
}
