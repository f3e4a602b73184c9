import type { Database } from '@vitrine/db/database.ts'
import { operators, operatorVisits } from '@vitrine/db/schema/console.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'

/** An operator of the provider works in one store as its owner, for a short time. */
export interface Visit {
  operator: string
  storeId: string
  reason: string
  endsAt: Date
}

/** @returns undefined once it is over */
export async function findVisit(
  { platform }: Database,
  visitId: string,
  now: Date,
): Promise<Visit | undefined> {
  const [visit] = await platform
    .select({
      operator: operators.name,
      storeId: operatorVisits.storeId,
      reason: operatorVisits.reason,
      endsAt: operatorVisits.endsAt,
    })
    .from(operatorVisits)
    .innerJoin(operators, eq(operators.id, operatorVisits.operatorId))
    .where(
      and(
        eq(operatorVisits.id, visitId),
        gt(operatorVisits.endsAt, now),
        isNull(operators.disabledAt),
      ),
    )
  return visit
}
