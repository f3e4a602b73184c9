import { inPlatform } from '@vitrine/db/in-platform.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findOpenStore } from '../stores/queries.ts'
import { configuredRecords } from './expected-records.ts'
import { listDomains, listLeftSubdomains } from './queries.ts'
import { domainStatusView } from './store-hosts.ts'

export async function domainStatus({
  config,
  db,
  now,
  store: { storeId },
}: RequestContext & OwnerContext) {
  const rows = await inPlatform(
    db,
    async (tx) => {
      const store = await findOpenStore(tx, storeId)
      if (!store) throw new Refusal('not_found')
      const own = await listDomains(tx, storeId)
      return { store, own, left: await listLeftSubdomains(tx, storeId) }
    },
    { readOnly: true },
  )
  return domainStatusView(rows, { expected: configuredRecords(config), now: now() })
}
