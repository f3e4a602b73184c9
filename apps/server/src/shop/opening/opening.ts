import { randomBytes } from 'node:crypto'
import { isMember } from '../../identity/is-member.ts'
import type { OwnerContext, RequestContext, SelfContext } from '../../api/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { originOf } from '../../platform/origins.ts'
import { changeStoreRow } from '../stores/change-store-row.ts'
import type { StoreRow } from '../stores/store-view.ts'
import { hashShopPassword } from './password.ts'
import { signView, viewParameter } from '../../identity/view-token.ts'

type Owner = RequestContext & OwnerContext

const linkLasts = 7 * 24 * 3_600_000

/** Everyone sees it from now on, unless a password is asked for. */
export async function openStore(owner: Owner) {
  return await changeStoreRow(owner, async (_, row) => {
    requireOwn(row)
    return { status: 'live', openedAt: row.openedAt ?? owner.now() }
  })
}

/** Nobody sees it from now on, whatever links there were. */
export async function closeStore(owner: Owner) {
  return await changeStoreRow(owner, async (_, row) => {
    requireOwn(row)
    return { status: 'draft', viewKey: newViewKey() }
  })
}

/** Whoever came in by the old one has to ask again. @param password null asks for none */
export async function updatePassword(owner: Owner, password: string | null) {
  const passwordHash = password === null ? null : await hashShopPassword(password)
  return await changeStoreRow(owner, async () => ({ passwordHash, viewKey: newViewKey() }))
}

/** A link that shows a closed shop to whoever has it, for seven days. */
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

/** A shop that its provider suspended is not its owner's to open. */
function requireOwn({ status }: StoreRow) {
  if (status === 'suspended') throw new Refusal('not_allowed')
}

function newViewKey() {
  return randomBytes(32).toString('base64url')
}
