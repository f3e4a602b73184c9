import { limitNames, type PlanLimits } from '@vitrine/commerce/plans/limits.ts'
import type { PlatformTransaction, StoreTransaction } from '@vitrine/db/transaction.ts'
import { sql } from 'drizzle-orm'
import { planLimit } from './plan-limit.ts'

type AnyTransaction = Pick<PlatformTransaction | StoreTransaction, 'execute'>

/** Returns what a store's plan and the provider's exceptions for the store allow. */
export async function limitsOfStore(tx: AnyTransaction, storeId: string): Promise<PlanLimits> {
  const { rows } = await tx.execute<{ limits: Partial<PlanLimits> }>(
    sql`SELECT limits_of_store(${storeId}) AS limits`,
  )
  return wholeLimits(rows[0]!.limits)
}

/** Returns what an account's plan allows for its shops, whatever exceptions each has. */
export async function limitsOfAccount(tx: AnyTransaction, userId: string): Promise<PlanLimits> {
  const { rows } = await tx.execute<{ limits: Partial<PlanLimits> }>(
    sql`SELECT limits_of_account(${userId}) AS limits`,
  )
  return wholeLimits(rows[0]!.limits)
}

export function wholeLimits(some: Partial<PlanLimits>): PlanLimits {
  return Object.fromEntries(limitNames.map((name) => [name, some[name] ?? null])) as PlanLimits
}

/**
 * Locks the count until the transaction ends.
 * @returns how many more products the plan allows; null is unlimited
 */
export async function roomForProducts(
  tx: Pick<StoreTransaction, 'execute' | 'storeId'>,
): Promise<number | null> {
  const { rows } = await tx.execute<{ room: string | null }>(
    sql`SELECT plan_room(${tx.storeId}, 'products') AS room`,
  )
  const room = rows[0]!.room
  return room === null ? null : Number(room)
}

/**
 * Refuses what was just inserted if it is more than the plan allows, and locks the count until the
 * transaction ends, so that parallel ones cannot both take what is left.
 */
export async function requirePlanRoom(
  tx: Pick<StoreTransaction, 'prepared' | 'storeId'>,
  kind: 'orders' | 'products' | 'storage',
): Promise<void> {
  await tx.prepared('require-plan-room', 'SELECT require_room($1, $2)::text', [tx.storeId, kind])
}

/** Refuses before a payment starts what would be refused without one; locks nothing. */
export async function requireRoomForOrder(
  tx: Pick<StoreTransaction, 'execute' | 'storeId'>,
): Promise<void> {
  const { rows } = await tx.execute<{ max: string | null; full: boolean | null }>(
    sql`SELECT max, max <= used_of_store(${tx.storeId}, 'orders') AS full
      FROM (SELECT (limits_of_store(${tx.storeId}) ->> 'orders')::bigint AS max) plan
      WHERE max IS NOT NULL`,
  )
  if (rows[0]?.full) throw planLimit('orders', Number(rows[0].max))
}
