import { operators, operatorSessions } from '@vitrine/db/schema/console.ts'
import { and, eq, gt, isNull } from 'drizzle-orm'
import type { RequestContext } from '../../api/context.ts'
import { hashOfToken } from '../../platform/hash-of-token.ts'
import { Refusal } from '../../platform/refusal.ts'
import { idleMs, readOperatorCookie } from './operator-cookie.ts'

export interface SignedInOperator {
  id: string
  name: string
  email: string
  tokenHash: string
}

const isNotedEveryMs = 60_000

/** @throws `not_signed_in` without a live session of the console */
export async function requireOperator(context: RequestContext): Promise<SignedInOperator> {
  const { config, db, headers, now } = context
  const token = readOperatorCookie(config, headers)
  if (token === undefined) throw new Refusal('not_signed_in')
  const tokenHash = hashOfToken(token)
  const [found] = await db.platform
    .select({
      id: operators.id,
      name: operators.name,
      email: operators.email,
      lastSeenAt: operatorSessions.lastSeenAt,
    })
    .from(operatorSessions)
    .innerJoin(operators, eq(operators.id, operatorSessions.operatorId))
    .where(
      and(
        eq(operatorSessions.tokenHash, tokenHash),
        gt(operatorSessions.expiresAt, now()),
        gt(operatorSessions.lastSeenAt, new Date(now().getTime() - idleMs)),
        isNull(operators.disabledAt),
      ),
    )
  if (!found) throw new Refusal('not_signed_in')
  const { lastSeenAt, ...operator } = found
  if (now().getTime() - lastSeenAt.getTime() > isNotedEveryMs)
    await db.platform
      .update(operatorSessions)
      .set({ lastSeenAt: now() })
      .where(eq(operatorSessions.tokenHash, tokenHash))
  return { ...operator, tokenHash }
}
