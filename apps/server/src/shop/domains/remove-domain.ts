import { inPlatform } from '@vitrine/db/in-platform.ts'
import { bumpVersionOf } from '@vitrine/db/store-version.ts'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { normaliseHost } from '../../platform/hosts.ts'
import { recordInPlatform } from '../../api/record-activity.ts'
import { Refusal } from '../../platform/refusal.ts'
import { lockStore } from '../stores/queries.ts'
import { deleteDomainRow, findDomain } from './queries.ts'

interface Request {
  domain: string
  confirmDomain?: string | undefined
}

export async function removeDomain(
  { db, act, store: { storeId } }: RequestContext & OwnerContext,
  { domain: typed, confirmDomain }: Request,
) {
  const domain = normaliseHost(typed)
  await inPlatform(db, async (tx) => {
    const store = await lockStore(tx, storeId)
    if (store?.storeDomain === domain) throw new Refusal('domain_provided')
    const row = await findDomain(tx, storeId, domain)
    if (!row) throw new Refusal('not_found')
    if (row.isPrimary && normaliseHost(confirmDomain?.trim()) !== domain)
      throw new Refusal('domain_mismatch')
    await deleteDomainRow(tx, row)
    await recordInPlatform(tx, { storeId, act }, { name: domain ?? '' })
    await bumpVersionOf(tx, storeId)
  })
}
