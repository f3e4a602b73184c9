import type { RememberInput } from '@vitrine/contract/sales/abandoned-checkouts.ts'
import { consentWords, reminderBasis } from '@vitrine/commerce/orders/reminder.ts'
import { newId } from '@vitrine/db/new-id.ts'
import { abandonedCheckouts } from '@vitrine/db/schema/abandoned-checkouts.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { and, eq, lte, ne, or, isNull, sql } from 'drizzle-orm'
import { findForm } from '../form/find-form.ts'
import { isPaused } from '../form/is-paused.ts'
import { priceCart } from '../pricing/price-cart.ts'
import { mergeLines, type RequestedLine } from '../pricing/merge-lines.ts'
import type { PublicContext, RequestContext } from '../../api/context.ts'
import { changeStore } from '../../api/store-work.ts'
import { requireWithinLimit } from '../../api/require-within-limit.ts'
import { hasOrderedSince, isRefused } from './queries.ts'
import { findReminder } from './reminder-settings.ts'
import { leftAfter, remindedOnceIn } from './times.ts'

type Remembered = Omit<RememberInput, 'lines'> & { lines: RequestedLine[] }

const hour = 3_600_000

/** The response is the same whether anything is stored, so that addresses cannot be probed. */
export async function remember(
  context: RequestContext & PublicContext,
  input: Remembered,
): Promise<void> {
  if (isPaused(context.store)) return
  await requireWithinLimit(context, 'rememberCheckout')
  const known = { ...input, email: input.email.toLowerCase() }
  await changeStore(context, (tx) => storeIfAllowed(tx, known, context.now()))
}

/** Stores nothing without a legal basis, after an objection or after a recent order. */
async function storeIfAllowed(tx: StoreTransaction, input: Remembered, now: Date): Promise<void> {
  const { email, basis } = input
  const [settings, form] = await Promise.all([findReminder(tx), findForm(tx)])
  if (reminderBasis(settings, form.marketing) !== basis) return
  const justNow = new Date(now.getTime() - leftAfter)
  if ((await isRefused(tx, email)) || (await hasOrderedSince(tx, email, justNow))) return
  const lines = mergeLines(input.lines)
  const cart = await priceCart(tx, { lines }, { reading: 'read', now })
  if (cart.lines.every(({ problem }) => problem === 'unavailable')) return
  await startOver(tx, input, now)
  await upsert(tx, input, {
    lines,
    items: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    currency: cart.currency,
    value: cart.subtotal,
    consentWords: consentWords(basis, form.texts.marketing),
    remindAt: new Date(now.getTime() + settings.delay * hour),
    now,
  })
}

/** Allows one waiting reminder per address; a checkout reminded long ago starts again. */
async function startOver(tx: StoreTransaction, { token, email }: Remembered, now: Date) {
  const { storeId, status, remindedAt } = abandonedCheckouts
  const ofStore = eq(storeId, tx.storeId)
  const isOther = or(isNull(abandonedCheckouts.token), ne(abandonedCheckouts.token, token))
  await tx
    .delete(abandonedCheckouts)
    .where(and(ofStore, eq(abandonedCheckouts.email, email), eq(status, 'waiting'), isOther))
  await tx
    .update(abandonedCheckouts)
    .set({ token: null })
    .where(
      and(
        ofStore,
        eq(abandonedCheckouts.token, token),
        lte(remindedAt, new Date(now.getTime() - remindedOnceIn)),
      ),
    )
}

interface LeftCart {
  lines: RequestedLine[]
  items: number
  currency: string
  value: number
  consentWords: string
  remindAt: Date
  now: Date
}

async function upsert(tx: StoreTransaction, input: Remembered, { now, ...values }: LeftCart) {
  const { token, email, firstName = '', lastName = '', country, locale, basis } = input
  const about = {
    ...values,
    email,
    firstName,
    lastName,
    country: country ?? null,
    locale: locale ?? null,
    basis,
    changedAt: now,
  }
  const row = abandonedCheckouts
  const isSame = sql`${row.email} = ${email} AND ${row.basis} = ${basis}
    AND ${row.consentWords} = ${values.consentWords}`
  await tx
    .insert(row)
    .values({ ...about, storeId: tx.storeId, id: newId(), token, consentAt: now, createdAt: now })
    .onConflictDoUpdate({
      target: [row.storeId, row.token],
      set: {
        ...about,
        consentAt: sql`CASE WHEN ${isSame} THEN ${row.consentAt} ELSE ${now}::timestamptz END`,
        // Each checkout is reminded of once.
        remindAt: sql`CASE WHEN ${row.status} = 'waiting' THEN ${values.remindAt}::timestamptz END`,
      },
    })
}

export async function forget(tx: StoreTransaction, token: string): Promise<void> {
  const { storeId, token: known } = abandonedCheckouts
  await tx.delete(abandonedCheckouts).where(and(eq(storeId, tx.storeId), eq(known, token)))
}
