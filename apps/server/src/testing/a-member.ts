import type { Role } from '@vitrine/contract/call/role.ts'
import { inPlatform } from '@vitrine/db/in-platform.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { storeMembers } from '@vitrine/db/schema/stores.ts'
import { eq } from 'drizzle-orm'
import type { OwnedStore, Shop, User } from './start-shop.ts'

/** Puts a new, confirmed account, or an existing one, into the team, and selects the store in it. */
export async function aMember(
  shop: Pick<Shop, 'aUser' | 'call' | 'services'>,
  { storeId }: Pick<OwnedStore, 'storeId'>,
  role: Role,
  user?: User,
): Promise<User> {
  const member = user ?? (await shop.aUser({ name: `Kai ${role}` }))
  const { userId } = member
  await inPlatform(shop.services.db, async (tx) => {
    await tx.update(users).set({ emailVerified: true }).where(eq(users.id, userId))
    await tx.insert(storeMembers).values({ storeId, userId, role })
  })
  await shop.call('POST', '/api/store/select-store', { as: member, body: { storeId } })
  return member
}
