import { inPlatform } from '@vitrine/db/in-platform.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findOpenStore } from '../stores/queries.ts'
import type { FindExpected } from './expected-records.ts'
import { listDomains, listHolders, listLeftSubdomains } from './queries.ts'
import { findSender } from './sender/queries.ts'
import { domainStatusView } from './status-view.ts'

export async function domainStatus(
  { config, db, now, store: { storeId } }: RequestContext & OwnerContext,
  findExpected: FindExpected,
) {
  const rows = await inPlatform(
    db,
    async (tx) => {
      const store = await findOpenStore(tx, storeId)
      if (!store) throw new Refusal('not_found')
      const own = await listDomains(tx, storeId)
      const left = await listLeftSubdomains(tx, storeId)
      const holders = await listHolders(tx, storeId)
      const sender = await withinStore(tx, storeId, findSender)
      return { store, own, left, holders, sender }
    },
    { readOnly: true },
  )
  return domainStatusView(rows, { config, expected: await findExpected(), now: now() })
}
