import type { ShopNotifications } from '@vitrine/contract/account/profile.ts'
import { type MailKind, mutableMails } from '@vitrine/contract/shop/mail-names.ts'
import { storeMembers, stores } from '@vitrine/db/schema/stores.ts'
import { and, asc, eq, isNull } from 'drizzle-orm'
import type { RequestContext, SelfContext } from '../../../api/context.ts'
import { isMember } from '../../../identity/membership.ts'
import { Refusal } from '../../../platform/refusal.ts'

type Context = RequestContext & SelfContext

export async function listNotifications({ db, userId }: Context): Promise<ShopNotifications[]> {
  const rows = await db.platform
    .select({ storeId: stores.id, storeName: stores.name, muted: storeMembers.mutedMails })
    .from(storeMembers)
    .innerJoin(stores, eq(stores.id, storeMembers.storeId))
    .where(and(eq(storeMembers.userId, userId), isNull(stores.deletedAt)))
    .orderBy(asc(stores.name), asc(stores.id))
  return rows.map(({ muted, ...row }) => ({
    ...row,
    muted: mutableMails.filter((kind) => muted.includes(kind)),
  }))
}

export async function muteMails(
  { db, userId, hosts }: Context,
  { storeId, muted }: { storeId: string; muted: readonly MailKind[] },
): Promise<void> {
  if (!(await hosts.findById(storeId)) || !(await isMember(db, storeId, userId)))
    throw new Refusal('not_found')
  await db.platform
    .update(storeMembers)
    .set({ mutedMails: [...new Set(muted)] })
    .where(and(eq(storeMembers.storeId, storeId), eq(storeMembers.userId, userId)))
}
