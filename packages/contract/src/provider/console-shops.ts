import { z } from 'zod'
import { flag, id, pageNumber, pageOf, pageSize, timestamp } from '../call/values.ts'
import { storeStatus } from '../shop/store.ts'
import { suspension } from '../shop/suspension.ts'
import { actReason } from './act-reason.ts'
import { consoleCall } from './console-call.ts'
import { dispute, refund, subscriptionStatus } from './billing.ts'
import { planId, shopLimits, usage } from './plans.ts'

const ofStore = z.strictObject({ storeId: id, reason: actReason })

export const shopSorts = ['newest', 'oldest', 'name', 'active'] as const

export const shopRow = z.object({
  storeId: id,
  name: z.string(),
  /** What shoppers see. */
  domain: z.string(),
  owner: z.object({ name: z.string(), email: z.string() }).nullable(),
  status: storeStatus,
  /** Deleted by its owner or an operator; it can be restored until it is purged. */
  deletedAt: timestamp.nullable(),
  createdAt: timestamp,
  lastActiveAt: timestamp.nullable(),
  orders: z.number().int(),
  products: z.number().int(),
  /** Bytes of its images. */
  storage: z.number(),
  openReports: z.number().int(),
  /** What is wrong with the owner's subscription. */
  billing: z.enum(['disputed', 'unpaid']).nullable(),
  openSignals: z.number().int(),
  /** The name of its owner's plan; null where the installation has no plans. */
  plan: z.string().nullable(),
})
export type ShopRow = z.infer<typeof shopRow>

export const shopFacts = shopRow.extend({
  freeDomain: z.string(),
  currency: z.string(),
  country: z.string(),
  openedAt: timestamp.nullable(),
  suspensions: z.array(suspension),
  restorableUntil: timestamp.nullable(),
  team: z.array(
    z.object({
      name: z.string(),
      email: z.string(),
      role: z.string(),
      lastSeenAt: timestamp.nullable(),
    }),
  ),
  pages: z.number().int(),
  failedMails: z.number().int(),
  /** Of its owner; null without one. */
  subscription: z
    .object({
      status: subscriptionStatus,
      disputes: z.array(dispute),
      refunds: z.array(refund),
    })
    .nullable(),
  usage: z.array(usage),
  /** The provider's exceptions from the plan. */
  ownLimits: shopLimits,
})
export type ShopFacts = z.infer<typeof shopFacts>

export const consoleShops = {
  list: consoleCall({
    method: 'GET',
    path: '/shops',
    summary: 'Shops, by name, domain or owner',
  })
    .input(
      z.strictObject({
        pageNumber,
        pageSize,
        search: z.string().trim().max(200).optional(),
        status: z.enum([...storeStatus.options, 'deleted']).optional(),
        plan: planId.optional(),
        /** With open signals only. */
        isSignalled: flag.optional(),
        sort: z.enum(shopSorts).default('newest'),
      }),
    )
    .output(pageOf(shopRow)),

  listPlans: consoleCall({
    method: 'GET',
    path: '/shop-plans',
    summary: 'The plans that owners can have; empty where the installation has no plans',
  }).output(z.array(z.object({ planId, name: z.string() }))),

  find: consoleCall({
    method: 'GET',
    path: '/shops/{storeId}',
    summary: 'The facts of a shop',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(shopFacts),

  suspend: consoleCall({
    method: 'POST',
    path: '/shops/{storeId}/suspend',
    summary: 'Suspend a shop; the owner is shown and emailed the reason',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(ofStore)
    .output(shopFacts),

  resume: consoleCall({
    method: 'POST',
    path: '/shops/{storeId}/resume',
    summary: 'End the suspension by an operator',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(ofStore)
    .output(shopFacts),

  close: consoleCall({
    method: 'POST',
    path: '/shops/{storeId}/close',
    summary: 'Delete a shop; it can be restored for 30 days',
    refusals: ['not_found', 'invalid_input', 'name_mismatch'],
  })
    .input(ofStore.extend({ confirmName: z.string().max(200) }))
    .output(shopFacts),

  restore: consoleCall({
    method: 'POST',
    path: '/shops/{storeId}/restore',
    summary: 'Restore a deleted shop',
    refusals: ['not_found', 'invalid_input'],
  })
    .input(ofStore)
    .output(shopFacts),

  setLimits: consoleCall({
    method: 'POST',
    path: '/shops/{storeId}/limits',
    summary: "Replace the shop's exceptions from its owner's plan",
    refusals: ['not_found', 'invalid_input'],
  })
    .input(ofStore.extend({ limits: shopLimits }))
    .output(shopFacts),

  signInAs: consoleCall({
    method: 'POST',
    path: '/shops/{storeId}/sign-in-as',
    summary: 'A link that works once and opens the shop as its owner for 30 minutes',
    refusals: ['not_found', 'invalid_input', 'too_many_attempts'],
  })
    .input(ofStore)
    .output(z.object({ url: z.string(), until: timestamp })),
}
