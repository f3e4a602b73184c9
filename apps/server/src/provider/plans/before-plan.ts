import { amountText, type LimitName, shortAmount } from '@vitrine/commerce/plans/limits.ts'
import type { Database } from '@vitrine/db/database.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { plans } from '@vitrine/db/schema/plans.ts'
import { eq } from 'drizzle-orm'
import { wholeLimits } from '../../platform/plans/limits-of.ts'
import { findStoreLimits } from './set-store-limits.ts'
import { usageOfAccount } from './usage-of.ts'

/** What an account has to lower before it can have a plan. */
export interface Excess {
  limit: LimitName
  /** Null for the account's number of shops. */
  storeName: string | null
  used: number
  max: number
}

/** Passing counts, as of orders this month, do not have to be lowered. */
const standing: readonly LimitName[] = ['products', 'staff', 'storage', 'domains']

/** Lists what an account has more of than a plan allows; the provider's exceptions count. */
export async function excessFor(db: Database, userId: string, planId: string): Promise<Excess[]> {
  const { shops, stores } = await usageOfAccount(db, userId)
  return await inPlatform(
    db,
    async (tx) => {
      const [plan] = await tx.select().from(plans).where(eq(plans.id, planId))
      const allowed = wholeLimits(plan?.limits ?? {})
      const excess: Excess[] = []
      if (allowed.shops !== null && shops.used! > allowed.shops)
        excess.push({ limit: 'shops', storeName: null, used: shops.used!, max: allowed.shops })
      for (const { storeId, storeName, usage } of stores) {
        const limits = { ...allowed, ...(await findStoreLimits(tx, storeId)) }
        for (const { limit, used } of usage) {
          const max = limits[limit]
          if (standing.includes(limit) && used !== null && max !== null && used > max)
            excess.push({ limit, storeName, used, max })
        }
      }
      return excess
    },
    { readOnly: true },
  )
}

/** For example “Tea House has 120 products; the plan allows 100.” */
export function excessSentence({ limit, storeName, used, max }: Excess): string {
  const has = storeName === null ? 'You have' : `${storeName} has`
  return `${has} ${amountText(limit, used)}; the plan allows ${shortAmount(limit, max)}.`
}
