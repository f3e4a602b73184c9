import { subscriptions } from '@vitrine/db/schema/billing.ts'
import { eq } from 'drizzle-orm'
import type { Actor, RequestContext, SelfContext } from '../../api/context.ts'
import { placeOf } from '../../identity/place-of.ts'
import { errorFields } from '../../platform/log.ts'
import { Refusal } from '../../platform/refusal.ts'
import type { BillingServices } from './billing.ts'
import type { BillingProvider } from './billing-provider.ts'
import { hasItsPlan } from './standing.ts'

export type Self = BillingServices & RequestContext & SelfContext

export async function findRow({ db, userId }: Self) {
  const [row] = await db.platform
    .select()
    .from(subscriptions)
    .where(eq(subscriptions.userId, userId))
  return row
}

export async function requireRow(self: Self) {
  const row = await findRow(self)
  if (!row) throw new Refusal('no_subscription')
  return row
}

export async function requireSubscription(self: Self) {
  const { subscriptionId, currency, ...row } = await requireRow(self)
  if (!subscriptionId || !currency || !hasItsPlan(row)) throw new Refusal('no_subscription')
  return { subscriptionId, currency }
}

/** Turns every failure of the payment provider into one refusal; the log has the reason. */
export async function reaching<Answer>(
  { billing, log }: Self,
  question: (provider: BillingProvider) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await question(billing.provider)
  } catch (error) {
    log.error('Billing could not be reached.', errorFields(error))
    throw new Refusal('billing_unavailable')
  }
}

export function actorOf({ session, userId, clientAddress }: Self): Actor {
  const place = clientAddress === undefined ? null : placeOf(clientAddress)
  return { kind: 'user', id: userId, name: session.name, place }
}
