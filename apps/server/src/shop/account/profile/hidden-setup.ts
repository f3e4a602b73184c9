import { storeMembers } from '@vitrine/db/schema/stores.ts'
import type { RequestContext, SelfContext } from '../../../api/context.ts'
import { isMembership } from '../../../identity/membership.ts'
import { Refusal } from '../../../platform/refusal.ts'

type Context = RequestContext & SelfContext

export async function findHiddenSetup({ db, userId, hosts }: Context, storeId: string) {
  if (!(await hosts.findById(storeId))) throw new Refusal('not_found')
  return required(
    await db.platform
      .select({ hidden: storeMembers.setupHidden })
      .from(storeMembers)
      .where(isMembership(storeId, userId)),
  )
}

export async function hideSetup(
  { db, userId, hosts }: Context,
  { storeId, hidden }: { storeId: string; hidden: boolean },
) {
  if (!(await hosts.findById(storeId))) throw new Refusal('not_found')
  return required(
    await db.platform
      .update(storeMembers)
      .set({ setupHidden: hidden })
      .where(isMembership(storeId, userId))
      .returning({ hidden: storeMembers.setupHidden }),
  )
}

function required([row]: { hidden: boolean }[]) {
  if (!row) throw new Refusal('not_found')
  return row
}
