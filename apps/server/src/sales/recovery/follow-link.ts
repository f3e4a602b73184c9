import type { RestoredCheckout } from '@vitrine/contract/sales/abandoned-checkouts.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import { quoteCart } from '../pricing/quote.ts'
import { Refusal } from '../../platform/refusal.ts'
import { readLink } from './links.ts'
import { findAbandoned, refuseReminders } from './queries.ts'
import { isOver } from './retained.ts'

/** Changes nothing, since email scanners follow links too. */
export async function restore(
  tx: StoreTransaction,
  token: string,
  now: Date,
): Promise<RestoredCheckout> {
  const id = await readLink(tx, 'restore', token)
  const row = id === undefined ? undefined : await findAbandoned(tx, id)
  if (!row || row.orderId !== null || (await isOver(tx, row, now))) throw new Refusal('token_spent')
  const { lines } = await quoteCart(tx, { lines: row.lines }, now)
  return { token: row.token, lines }
}

/** Works as long as the store exists; repeating it changes nothing. */
export async function stopReminders(tx: StoreTransaction, token: string): Promise<void> {
  const emailHash = await readLink(tx, 'stop', token)
  if (emailHash === undefined) throw new Refusal('token_spent')
  await refuseReminders(tx, emailHash)
}
