import { limitNames, type PlanLimits } from '@vitrine/commerce/plans/limits.ts'
import { isCurrency, toMinor } from '@vitrine/commerce/money/money.ts'
import { planId } from '@vitrine/contract/provider/plans.ts'
import { lockName } from '@vitrine/db/lock-name.ts'
import { subscriptions } from '@vitrine/db/schema/billing.ts'
import { accountPlans, planPrices, plans } from '@vitrine/db/schema/plans.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { eq, or, sql } from 'drizzle-orm'
import { z } from 'zod'

const price = z.number().positive().max(1_000_000)

const plan = z.strictObject({
  id: planId,
  name: z.string().trim().min(1).max(60),
  description: z.string().trim().max(300).default(''),
  limits: z.partialRecord(
    z.enum(limitNames),
    z.number().int().min(0).max(Number.MAX_SAFE_INTEGER).nullable(),
  ),
  trialDays: z.number().int().min(0).max(730).default(0),
  default: z.boolean().default(false),
  /** By currency; a plan without prices is free. */
  prices: z
    .record(
      z.string().refine(isCurrency, 'This is not a currency of ISO 4217.'),
      z.strictObject({ month: price.optional(), year: price.optional() }),
    )
    .default({}),
})

const plansFile = z
  .strictObject({ plans: z.array(plan).min(1).max(20) })
  .superRefine(({ plans: all }, context) => {
    const refuse = (message: string) => context.addIssue({ code: 'custom', message })
    if (new Set(all.map(({ id }) => id)).size < all.length) refuse('Two plans have the same id.')
    const standard = all.filter((each) => each.default)
    if (standard.length !== 1)
      refuse('Exactly one plan has to be "default": true, for accounts that chose none.')
    if (standard.some(({ prices }) => Object.keys(prices).length > 0))
      refuse('The default plan has to be free: remove its prices.')
    for (const { id, prices } of all)
      for (const [currency, amounts] of Object.entries(prices))
        for (const amount of Object.values(amounts))
          if (isCurrency(currency) && toMinor(amount, currency) === undefined)
            refuse(`The plan ${id} has a price with more decimals than ${currency} has.`)
  })

/** Says in one sentence for each fault why a file of plans is not usable. */
export class PlansRefused extends Error {}

interface Imported {
  written: string[]
  /** In use, so they stay for the accounts that have them. */
  retired: string[]
  deleted: string[]
}

/**
 * Makes the plans what a file says. A plan that the file leaves out is deleted, or retired while
 * accounts have it.
 * @param text JSON, see docs/plans.example.json
 * @throws PlansRefused with what is wrong; nothing is changed then
 */
export async function importPlans(tx: PlatformTransaction, text: string): Promise<Imported> {
  const file = readPlans(text)
  await lockName(tx, 'plans')
  await tx.update(plans).set({ isDefault: false }).where(eq(plans.isDefault, true))
  for (const [position, each] of file.plans.entries()) await writePlan(tx, each, position)
  const written = file.plans.map(({ id }) => id)
  const left = (await tx.select({ id: plans.id }).from(plans)).filter(
    ({ id }) => !written.includes(id),
  )
  const retired: string[] = []
  const deleted: string[] = []
  for (const { id } of left) ((await removePlan(tx, id)) === 'retired' ? retired : deleted).push(id)
  return { written, retired, deleted }
}

/** Deletes a plan that nobody has or is paying for; retires any other, so that nobody new can choose it. */
async function removePlan(tx: PlatformTransaction, id: string): Promise<'retired' | 'deleted'> {
  const isOffered = or(eq(subscriptions.planId, id), eq(subscriptions.offeredPlanId, id))
  const isUsed =
    (await tx.$count(accountPlans, eq(accountPlans.planId, id))) > 0 ||
    (await tx.$count(subscriptions, isOffered)) > 0
  if (isUsed)
    await tx
      .update(plans)
      .set({ retiredAt: sql`now()` })
      .where(eq(plans.id, id))
  else await tx.delete(plans).where(eq(plans.id, id))
  return isUsed ? 'retired' : 'deleted'
}

function readPlans(text: string): z.infer<typeof plansFile> {
  let value: unknown
  try {
    value = JSON.parse(text)
  } catch (error) {
    throw new PlansRefused(`The file is not JSON: ${(error as Error).message}`)
  }
  const read = plansFile.safeParse(value)
  if (read.success) return read.data
  const lines = read.error.issues.map(({ path, message }) =>
    path.length ? `${path.join('.')}: ${message}` : message,
  )
  throw new PlansRefused(lines.join('\n'))
}

async function writePlan(
  tx: PlatformTransaction,
  { id, name, description, limits, trialDays, prices, ...given }: z.infer<typeof plan>,
  position: number,
): Promise<void> {
  const values = {
    name,
    description,
    position,
    limits: limits as Partial<PlanLimits>,
    trialDays,
    isDefault: given.default,
    retiredAt: null,
  }
  await tx
    .insert(plans)
    .values({ id, ...values })
    .onConflictDoUpdate({ target: plans.id, set: values })
  await tx.delete(planPrices).where(eq(planPrices.planId, id))
  const rows = Object.entries(prices).flatMap(([currency, amounts]) =>
    (['month', 'year'] as const).flatMap((period) => {
      const amount = amounts[period]
      return amount === undefined
        ? []
        : [{ planId: id, currency, period, amount: toMinor(amount, currency)! }]
    }),
  )
  if (rows.length) await tx.insert(planPrices).values(rows)
}
