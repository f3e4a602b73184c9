import { domains } from '@vitrine/db/schema/stores.ts'
import type { OwnedStore, Shop } from './start-shop.ts'

/** Gives the store a domain, as verification does. */
export async function aDomain(
  { services: { db, hosts } }: Pick<Shop, 'services'>,
  { storeId }: Pick<OwnedStore, 'storeId'>,
  { isPrimary = false, status = 'verified', ...values }: ADomain = {},
): Promise<string> {
  const { domain = `tea-${storeId}.example` } = values
  await db.platform.insert(domains).values({ storeId, domain, status, isPrimary })
  hosts.forget(storeId)
  return domain
}

interface ADomain {
  domain?: string
  isPrimary?: boolean
  status?: 'pending' | 'verified'
}
