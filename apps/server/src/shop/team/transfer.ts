import { inPlatform } from '@vitrine/db/in-platform.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import { users } from '@vitrine/db/schema/accounts.ts'
import { storeTransfers } from '@vitrine/db/schema/stores.ts'
import type { PlatformTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { OwnerContext, RequestContext } from '../../api/context.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { invalidInput, Refusal } from '../../platform/refusal.ts'
import { insertOutboxRow } from '../../post/outbox/insert-outbox-row.ts'
import { lockTeam, requireRightIn, setRole } from './queries.ts'
import { recordOnMember, recordOnTeam } from './record-on-team.ts'

type Owner = RequestContext & OwnerContext

const lastsMs = 7 * 24 * 3_600_000

/** Replaces an earlier offer. */
export async function offerTransfer(owner: Owner, toUserId: string): Promise<void> {
  const { db, now, store, userId: fromUserId } = owner
  await requireWithinLimit(owner, 'invite', { account: fromUserId })
  await inPlatform(db, async (tx) => {
    const team = await lockTeam(tx, store.storeId)
    requireRightIn(team, fromUserId, 'ownership:write')
    const role = team.roles.get(toUserId)
    if (!role) throw new Refusal('not_found')
    if (role === 'owner') throw invalidInput('userId', 'This person owns the shop already.')
    await requireReachable(tx, toUserId)
    const offer = { fromUserId, toUserId, createdAt: now(), ...until(now()) }
    await tx
      .insert(storeTransfers)
      .values({ storeId: store.storeId, ...offer })
      .onConflictDoUpdate({ target: storeTransfers.storeId, set: offer })
    await withinStore(tx, store.storeId, (storeTx) =>
      insertOutboxRow(storeTx, 'transfer_offered', { userId: toUserId }),
    )
    await recordOnMember(tx, owner, { userId: toUserId })
  })
}

export async function cancelTransfer(owner: Owner): Promise<void> {
  const { store, userId } = owner
  await inPlatform(owner.db, async (tx) => {
    requireRightIn(await lockTeam(tx, store.storeId), userId, 'ownership:write')
    await tx.delete(storeTransfers).where(eq(storeTransfers.storeId, store.storeId))
    await recordOnTeam(tx, owner)
  })
}

/** The former owner stays in the team as an admin. */
export async function acceptTransfer(owner: Owner): Promise<void> {
  const { now, store, userId } = owner
  await inPlatform(owner.db, async (tx) => {
    const team = await lockTeam(tx, store.storeId)
    const { fromUserId } = await takeOffer(tx, { storeId: store.storeId, userId, now: now() })
    if (team.roles.get(fromUserId) !== 'owner') throw new Refusal('transfer_over')
    await setRole(tx, team, { userId, role: 'owner' })
    await setRole(tx, team, { userId: fromUserId, role: 'admin' })
    await withinStore(tx, store.storeId, async (storeTx) => {
      for (const recipient of [fromUserId, userId])
        await insertOutboxRow(storeTx, 'transfer_done', { userId: recipient, ownerId: userId })
    })
    await recordOnTeam(tx, owner)
  })
}

export async function declineTransfer(owner: Owner): Promise<void> {
  const { now, store, userId } = owner
  await inPlatform(owner.db, async (tx) => {
    await takeOffer(tx, { storeId: store.storeId, userId, now: now() })
    await recordOnTeam(tx, owner)
  })
}

const until = (now: Date) => ({ expiresAt: new Date(now.getTime() + lastsMs) })

/** A mistyped or deleted account must not become the only owner. */
async function requireReachable(tx: PlatformTransaction, userId: string): Promise<void> {
  const isReachable = and(
    eq(users.id, userId),
    eq(users.emailVerified, true),
    isNull(users.deletedAt),
  )
  if ((await tx.$count(users, isReachable)) === 0)
    throw invalidInput('userId', 'This person has to confirm the email address first.')
}

async function takeOffer(
  tx: PlatformTransaction,
  { storeId, userId, now }: { storeId: string; userId: string; now: Date },
): Promise<typeof storeTransfers.$inferSelect> {
  const [offer] = await tx
    .delete(storeTransfers)
    .where(
      and(
        eq(storeTransfers.storeId, storeId),
        eq(storeTransfers.toUserId, userId),
        gt(storeTransfers.expiresAt, now),
      ),
    )
    .returning()
  if (!offer) throw new Refusal('transfer_over')
  return offer
}
