import type { PlanLimits } from '@vitrine/commerce/plans/limits.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { accountPlans, plans } from '@vitrine/db/schema/plans.ts'
import type { Shop, User } from './start-shop.ts'

/** Gives a user a plan of its own, since tests of other shops run beside. @returns its id */
export async function onPlan(
  { services: { db } }: Shop,
  { userId }: User,
  limits: Partial<PlanLimits>,
): Promise<string> {
  const id = `plan-${newId().slice(-12)}`
  await db.platform.insert(plans).values({ id, name: 'Small', limits })
  await db.platform
    .insert(accountPlans)
    .values({ userId, planId: id })
    .onConflictDoUpdate({ target: accountPlans.userId, set: { planId: id } })
  return id
}
