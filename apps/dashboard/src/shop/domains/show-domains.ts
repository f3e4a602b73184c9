import type { DomainStatus } from '@vitrine/contract/shop/store-domains.ts'
import { calls } from '../../platform/api/calls.ts'
import { queryClient, refresh } from '../../platform/api/query-client.ts'

/** Every change answers with the new list; the shop's addresses are also shown elsewhere. */
export async function showDomains(storeId: string, status: DomainStatus) {
  const { queryKey } = calls.store.domainStatus.queryOptions({ input: { storeId } })
  // A poll that was sent before the change would bring the old list back.
  await queryClient.cancelQueries({ queryKey })
  queryClient.setQueryData(queryKey, status)
  await refresh(calls.store.findCurrentStore, calls.store.findStores)
}
