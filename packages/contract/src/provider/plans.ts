import { limitNames } from '@vitrine/commerce/plans/limits.ts'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { currency, id, price, timestamp } from '../call/values.ts'

/** Null is unlimited; storage is in bytes. */
export const planLimits = z.record(z.enum(limitNames), z.number().int().min(0).nullable())

/** Exceptions of one shop: a missing limit follows the plan. */
export const shopLimits = z.partialRecord(
  z.enum(limitNames).exclude(['shops']),
  z.number().int().min(0, 'Enter 0 or more.').max(Number.MAX_SAFE_INTEGER).nullable(),
)
export type ShopLimits = z.infer<typeof shopLimits>

export const periods = ['month', 'year'] as const

export const planId = z.string().regex(/^[a-z][a-z0-9-]{0,39}$/)

const planPrice = z.object({ currency, period: z.enum(periods), amount: price })
export type PlanPrice = z.infer<typeof planPrice>

/** Without prices it is free. */
export const plan = z.object({
  planId,
  name: z.string(),
  description: z.string(),
  limits: planLimits,
  trialDays: z.number().int(),
  prices: z.array(planPrice),
})
export type Plan = z.infer<typeof plan>

export const usage = z.object({
  limit: z.enum(limitNames),
  /** Null for what is not counted up, as calls a minute. */
  used: z.number().nullable(),
  max: z.number().nullable(),
})
export type Usage = z.infer<typeof usage>

const storeUsage = z.object({ storeId: id, storeName: z.string(), usage: z.array(usage) })
export type StoreUsage = z.infer<typeof storeUsage>

export const plansContract = {
  list: call({
    access: 'public',
    store: 'none',
    mainHostOnly: true,
    method: 'GET',
    path: '/plans',
    summary: 'The plans that can be chosen; none where the installation sells no plans',
  }).output(z.object({ sellsPlans: z.boolean(), plans: z.array(plan) })),

  usage: call({
    access: 'self',
    method: 'GET',
    path: '/plans/usage',
    summary: 'The plan of the signed-in account, and what its shops use of it',
    refusals: ['not_signed_in'],
  }).output(
    z.object({
      plan: plan.pick({ planId: true, name: true }),
      shops: usage,
      stores: z.array(storeUsage),
    }),
  ),

  storeUsage: call({
    access: 'owner',
    right: 'shop:read',
    method: 'GET',
    path: '/plans/store-usage',
    summary: 'What the selected store uses of what its plan allows',
    refusals: ['not_found'],
  }).output(
    storeUsage.extend({
      /** When the store closes unless its subscription is paid. */
      closesAt: timestamp.nullable(),
    }),
  ),
}
