import { subscriptions } from '@vitrine/db/schema/billing.ts'
import { eq } from 'drizzle-orm'
import { errorFields } from '../../platform/log.ts'
import { EventRefused } from '../../sales/providers/provider.ts'
import type { BillingServices } from './billing.ts'
import type { BillingEvent } from './billing-provider.ts'
import { syncAccount } from './sync-account.ts'

const largest = 512 * 1024

/** Handles `POST /webhooks/billing`; 503 makes the provider send the event again. */
export async function answerBillingEvent(
  services: BillingServices,
  request: Request,
): Promise<Response> {
  const size = Number(request.headers.get('content-length') ?? Number.NaN)
  if (!(size <= largest)) return respond(Number.isNaN(size) ? 411 : 413)
  return respond(await receiveBillingEvent(services, await request.text(), request.headers))
}

/** Events only say whose subscription changed; what it became is read at the provider. */
export async function receiveBillingEvent(
  services: BillingServices,
  raw: string,
  headers: Headers,
): Promise<200 | 400 | 503> {
  const { billing, log, now } = services
  try {
    const event = await billing.provider.readEvent(raw, headers, now())
    const userId = await findAccountOf(services, event)
    if (userId === undefined)
      log.info('An event of billing is about no account here.', { event: event.id })
    else await syncAccount(services, userId)
    return 200
  } catch (error) {
    if (error instanceof EventRefused) {
      log.warn('An event of billing was refused.', { problem: error.message })
      return 400
    }
    log.warn('An event of billing is waiting.', errorFields(error))
    return 503
  }
}

async function findAccountOf(
  { billing, db }: BillingServices,
  { customer, charge }: BillingEvent,
): Promise<string | undefined> {
  const id = customer ?? (charge && (await billing.provider.customerOfCharge(charge)))
  if (!id) return undefined
  const [row] = await db.platform
    .select({ userId: subscriptions.userId })
    .from(subscriptions)
    .where(eq(subscriptions.customerId, id))
  return row?.userId
}

function respond(status: number): Response {
  return Response.json({ received: status === 200 }, { status })
}
