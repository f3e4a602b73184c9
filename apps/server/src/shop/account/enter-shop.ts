import { inPlatform } from '@vitrine/db/in-platform.ts'
import { withinStore } from '@vitrine/db/in-store.ts'
import { sessions } from '@vitrine/db/schema/accounts.ts'
import { operatorVisits } from '@vitrine/db/schema/console.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { RequestContext } from '../../api/context.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { askAuth } from '../../identity/ask-auth.ts'
import { findSession } from '../../identity/find-session.ts'
import { hashOfToken } from '../../platform/hash-of-token.ts'
import { Refusal } from '../../platform/refusal.ts'
import { insertOutboxRow } from '../../post/outbox/insert-outbox-row.ts'
import { endSession, keepCookies } from './sign-in.ts'

/**
 * Starts the session of an operator who works as the owner, and tells the owner. It ends the
 * browser's own session, as every sign-in does.
 */
export async function enterShop(context: RequestContext, token: string) {
  const { auth, db, now } = context
  await requireWithinLimit(context, 'accountLink')
  const previous = await findSession(context)
  context.responseHeaders.delete('set-cookie')
  const { id, userId, storeId } = await inPlatform(db, async (tx) => {
    const [visit] = await tx
      .update(operatorVisits)
      .set({ enteredAt: now() })
      .where(
        and(
          eq(operatorVisits.tokenHash, hashOfToken(token)),
          isNull(operatorVisits.enteredAt),
          gt(operatorVisits.endsAt, now()),
        ),
      )
      .returning()
    if (!visit) throw new Refusal('token_spent')
    await withinStore(tx, visit.storeId, (storeTx) =>
      insertOutboxRow(storeTx, 'operator_visit', { visitId: visit.id }),
    )
    return visit
  })
  const { headers, response } = await askAuth(() =>
    auth.api.startSession({ body: { userId }, returnHeaders: true }),
  )
  await db.platform
    .update(sessions)
    .set({ visitId: id, selectedStoreId: storeId })
    .where(eq(sessions.token, response.token))
  keepCookies(context, headers)
  if (previous) await endSession(context, previous.token)
  return { userId, selectedStoreId: storeId }
}
