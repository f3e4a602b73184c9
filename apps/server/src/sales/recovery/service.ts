import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { fullName } from '@vitrine/commerce/text/person-name.ts'
import type { ReminderSettings } from '@vitrine/commerce/orders/reminder.ts'
import type {
  AbandonedCheckout,
  AbandonedRow,
  AbandonedState,
} from '@vitrine/contract/sales/abandoned-checkouts.ts'
import type { PageOf } from '@vitrine/contract/call/values.ts'
import { stores } from '@vitrine/db/schema/stores.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { eq } from 'drizzle-orm'
import { quoteCart } from '../pricing/quote.ts'
import { forgetMails } from '../../post/outbox/forget-mails.ts'
import { namedOrder } from '../orders/named-order.ts'
import { findOrder } from '../orders/queries.ts'
import type { RequestContext } from '../../api/context.ts'
import { Refusal } from '../../platform/refusal.ts'
import { originOf } from '../../platform/origins.ts'
import { pageOf } from '../../platform/page-of.ts'
import { restorePath, signLink } from './links.ts'
import {
  type AbandonedListing,
  countAbandoned,
  deleteAbandoned,
  findAbandoned,
  isBasisEnough,
  listAbandonedRows,
  type StoredAbandoned,
} from './queries.ts'
import { findReminder } from './reminder-settings.ts'
import { storedUntil } from './retained.ts'

export async function listAbandoned(
  tx: StoreTransaction,
  listing: AbandonedListing,
  now: Date,
): Promise<PageOf<AbandonedRow>> {
  const settings = await findReminder(tx)
  const [found, total] = await Promise.all([
    listAbandonedRows(tx, listing, { settings, now }),
    countAbandoned(tx, listing, { settings, now }),
  ])
  const rows = found.map(({ row, order }) => rowView(row, settings, order))
  return pageOf(rows, total, listing)
}

export async function getAbandoned(
  tx: StoreTransaction,
  id: string,
  { config, now }: Pick<RequestContext, 'config' | 'now'>,
): Promise<AbandonedCheckout> {
  const row = await findAbandoned(tx, id)
  if (!row) throw new Refusal('not_found')
  const [settings, order, { lines, subtotal }] = await Promise.all([
    findReminder(tx),
    row.orderId === null ? undefined : findOrder(tx, row.orderId),
    quoteCart(tx, { lines: row.lines }, now()),
  ])
  return {
    ...rowView(row, settings, order ?? null),
    country: row.country,
    locale: row.locale,
    consent: { basis: row.basis, words: row.consentWords, at: row.consentAt.toISOString() },
    lines,
    valueNow: subtotal,
    restoreLink: row.orderId === null ? await restoreLink(tx, id, config) : null,
    keptUntil: (await storedUntil(tx, row)).toISOString(),
  }
}

async function restoreLink(tx: StoreTransaction, id: string, config: RequestContext['config']) {
  const [store] = await tx
    .select({ primaryDomain: stores.primaryDomain, storeDomain: stores.storeDomain })
    .from(stores)
    .where(eq(stores.id, tx.storeId))
  const { primaryDomain, storeDomain } = store!
  const origin = originOf(primaryDomain ?? storeDomain, config)
  return origin + restorePath(await signLink(tx, 'restore', id))
}

export async function deleteAbandonedCheckout(tx: StoreTransaction, id: string): Promise<void> {
  const deleted = await deleteAbandoned(tx, { id })
  if (!deleted.length) throw new Refusal('not_found')
  await forgetReminders(tx, deleted)
}

export async function deleteAbandonedOf(tx: StoreTransaction, email: string): Promise<void> {
  await forgetReminders(tx, await deleteAbandoned(tx, { email }))
}

async function forgetReminders(tx: StoreTransaction, ids: readonly string[]) {
  for (const abandonedCheckoutId of ids)
    await forgetMails(tx, 'abandoned_checkout', { abandonedCheckoutId })
}

function rowView(
  row: StoredAbandoned,
  settings: ReminderSettings,
  order: Parameters<typeof namedOrder>[0] | null,
): AbandonedRow {
  const { id, email, items, currency } = row
  return {
    id,
    email,
    name: fullName(row),
    items,
    value: toDecimal(row.value, currency),
    currency,
    state: stateOf(row, settings),
    leftAt: row.changedAt.toISOString(),
    remindAt: row.remindAt?.toISOString() ?? null,
    remindedAt: row.remindedAt?.toISOString() ?? null,
    order: order && namedOrder(order),
  }
}

function stateOf({ status, basis }: StoredAbandoned, settings: ReminderSettings): AbandonedState {
  return status === 'waiting' && !isBasisEnough(basis, settings) ? 'no_basis' : status
}
