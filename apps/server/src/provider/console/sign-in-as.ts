import { inPlatform } from '@vitrine/db/in-platform.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { operatorVisits } from '@vitrine/db/schema/console.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import { and, eq, isNull } from 'drizzle-orm'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { hashOfToken, newToken } from '../../platform/hash-of-token.ts'
import { mainOrigin } from '../../platform/origins.ts'
import { Refusal } from '../../platform/refusal.ts'
import { findOwner } from '../../post/find-owner.ts'
import type { OperatorContext } from './console-calls.ts'
import { recordAct } from './record-act.ts'

const visitLastsMs = 30 * 60_000

/** Returns a link to the main host that opens the shop once, as its owner. */
export async function signInAs(
  context: OperatorContext,
  { storeId, reason }: { storeId: string; reason: string },
) {
  const { config, db, now, operator } = context
  await requireWithinLimit(context, 'operatorVisit', { account: operator.id })
  const owner = await findOwner(db, storeId)
  if (!owner) throw new Refusal('not_found')
  const token = newToken()
  const endsAt = new Date(now().getTime() + visitLastsMs)
  await inPlatform(db, async (tx) => {
    const [store] = await tx
      .select({ name: stores.name })
      .from(stores)
      .where(and(eq(stores.id, storeId), isNull(stores.deletedAt)))
    if (!store) throw new Refusal('not_found')
    await tx.insert(operatorVisits).values({
      id: newId(),
      tokenHash: hashOfToken(token),
      operatorId: operator.id,
      storeId,
      userId: owner.id,
      reason,
      createdAt: now(),
      endsAt,
    })
    await recordAct(
      tx,
      operator,
      { kind: 'signInAs', reason, storeId, subject: `${store.name} as ${owner.email}` },
      now(),
    )
  })
  const url = new URL('/enter-shop', mainOrigin(config))
  url.hash = new URLSearchParams({ token }).toString()
  return { url: url.href, until: endsAt.toISOString() }
}
