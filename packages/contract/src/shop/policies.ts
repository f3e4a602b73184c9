import { policyKinds } from '@vitrine/commerce/policies/policy-kinds.ts'
import { policyRegions } from '@vitrine/commerce/policies/templates/policy-regions.ts'
import { z } from 'zod'
import { call } from '../call/call.ts'
import { id, revision, timestamp } from '../call/values.ts'

const policyKind = z.enum(policyKinds)

/** What shoppers are linked to. */
export const publishedPolicy = z.object({ kind: policyKind, title: z.string() })

/** A version that an order refers to. */
export const acceptedPolicy = publishedPolicy.extend({
  versionId: id,
  /** Counted from 1 for each kind. */
  number: z.number().int(),
})

const policyVersion = acceptedPolicy.extend({
  publishedAt: timestamp,
  /** Null for the system. */
  publishedBy: z.string().nullable(),
  /** When another version took its place, or it was unpublished; null while shoppers read it. */
  replacedAt: timestamp.nullable(),
})
export type PolicyVersionView = z.infer<typeof policyVersion>

const summary = publishedPolicy.extend({
  /** Path in the shop. */
  path: z.string(),
  published: z
    .object({ versionId: id, number: z.number().int(), publishedAt: timestamp })
    .nullable(),
  /** True if the draft differs from what shoppers read. */
  hasChanges: z.boolean(),
})
export type PolicySummary = z.infer<typeof summary>

const policy = summary.extend({
  /** Sanitised HTML of the draft; empty for a new policy. */
  text: z.string(),
  /** Of the draft; 0 for a new policy. */
  revision: z.number().int(),
})
export type Policy = z.infer<typeof policy>

export const longestPolicy = 60_000

const ofKind = { storeId: id, kind: policyKind }

export const policiesContract = {
  list: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/policies',
    summary: 'The policies that a shop can have, and which are published',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ storeId: id }))
    .output(z.array(summary)),

  version: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/policies/versions/{id}',
    summary: 'The text of a version, for example one that an order refers to',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ id }))
    .output(policyVersion.extend({ text: z.string() })),

  template: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/policies/{kind}/template',
    summary:
      'A text to start from, filled from the business details; gaps are in square brackets. A start, and no legal advice',
    refusals: ['not_found'],
  })
    .input(z.strictObject({ ...ofKind, region: z.enum(policyRegions) }))
    .output(z.object({ text: z.string(), gaps: z.array(z.string()) })),

  versions: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/policies/{kind}/versions',
    summary: 'Everything that was published as this policy, newest first',
    refusals: ['not_found'],
  })
    .input(z.strictObject(ofKind))
    .output(z.array(policyVersion)),

  get: call({
    access: 'owner',
    scope: 'settings:read',
    method: 'GET',
    path: '/policies/{kind}',
    summary: 'A policy with its draft',
    refusals: ['not_found'],
  })
    .input(z.strictObject(ofKind))
    .output(policy),

  saveDraft: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'PUT',
    path: '/policies/{kind}',
    summary: 'Save a draft; `revision` is that of the draft that was changed',
    refusals: ['not_found', 'invalid_input', 'stale_revision'],
  })
    .input(
      z.strictObject({
        ...ofKind,
        revision,
        title: z.string().trim().min(1, 'Enter a title.').max(80),
        text: z.string().max(longestPolicy, 'Use at most 60,000 characters.'),
      }),
    )
    .output(policy),

  publish: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'POST',
    path: '/policies/{kind}/publish',
    summary: 'Publish the draft of this revision as a new version',
    refusals: ['not_found', 'invalid_input', 'stale_revision'],
  })
    .input(z.strictObject({ ...ofKind, revision }))
    .output(policy),

  unpublish: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'POST',
    path: '/policies/{kind}/unpublish',
    summary: 'Take a policy off the shop; its versions and draft stay',
    refusals: ['not_found', 'terms_needed'],
  })
    .input(z.strictObject(ofKind))
    .output(policy),

  restore: call({
    access: 'owner',
    scope: 'settings:write',
    method: 'POST',
    path: '/policies/{kind}/restore',
    summary: 'Publish an earlier version again, as a new version; it becomes the draft too',
    refusals: ['not_found', 'stale_revision'],
  })
    .input(z.strictObject({ ...ofKind, versionId: id, revision }))
    .output(policy),
}
