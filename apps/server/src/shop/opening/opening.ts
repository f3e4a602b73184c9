import { isMember } from '../../identity/membership.ts'
import type { OwnerContext, RequestContext, SelfContext } from '../../api/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { originOf } from '../../platform/origins.ts'
import { changeStoreRow } from '../stores/change-store-row.ts'
import type { StoreRow } from '../stores/store-view.ts'
import { hashShopPassword } from './password.ts'
import { newViewKey, signView, viewParameter } from '../../identity/view-token.ts'

type Owner = RequestContext & OwnerContext

const linkLasts = 7 * 24 * 3_600_000

export async function openStore(owner: Owner) {
  return await changeStoreRow(owner, async (_, row) => {
    requireOwn(row)
    return { status: 'live', openedAt: row.openedAt ?? owner.now() }
  })
}

/** Closes the store and invalidates all view links. */
export async function closeStore(owner: Owner) {
  return await changeStoreRow(owner, async (_, row) => {
    requireOwn(row)
    return { status: 'draft', viewKey: newViewKey() }
  })
}

/** Invalidates visitors' cookies of the previous password. @param password null for none */
export async function updatePassword(owner: Owner, password: string | null) {
  const passwordHash = password === null ? null : await hashShopPassword(password)
  return await changeStoreRow(owner, async () => ({ passwordHash, viewKey: newViewKey() }))
}

export async function createViewLink(
  { db, hosts, config, now, userId }: RequestContext & SelfContext,
  { storeId, path }: { storeId: string; path: string },
) {
  const store = (await isMember(db, storeId, userId)) ? await hosts.findById(storeId) : undefined
  if (!store) throw new Refusal('not_found')
  const expiresAt = new Date(now().getTime() + linkLasts)
  const url = new URL(path, originOf(store.shownDomain, config))
  url.searchParams.set(viewParameter, signView(store, expiresAt))
  return { url: url.href, expiresAt: expiresAt.toISOString() }
}

function requireOwn({ status }: StoreRow) {
  if (status === 'suspended') throw new Refusal('not_allowed')
}
