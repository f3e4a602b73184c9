import type { PolicyKind } from '@vitrine/commerce/policies/policy-kinds.ts'
import type { Policy } from '@vitrine/contract/shop/policies.ts'
import { calls } from '../../platform/api/calls.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'

/** Shows what the server answered, and asks again for what depends on it. */
export async function showSaved(storeId: string, policy: Policy): Promise<void> {
  const input = { storeId, kind: policy.kind }
  queryClient.setQueryData(calls.policies.get.queryKey({ input }), policy)
  await refresh(calls.policies.list, calls.policies.versions, calls.store.findCurrentStore)
}

/** Each says what is expected of it. */
export const policyHints: Record<PolicyKind, string> = {
  returns: 'What can be returned, until when, and who pays for it.',
  privacy: 'Which personal data you process and why. Required almost everywhere.',
  terms: 'The contract between you and your shoppers.',
  shipping: 'Where you ship, what it costs and how long it takes.',
  imprint: 'Who runs the shop. Required in Germany, Austria and Switzerland, among others.',
}
