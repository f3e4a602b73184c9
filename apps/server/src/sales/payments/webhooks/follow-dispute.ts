import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import { toDecimal } from '@vitrine/commerce/money/money.ts'
import { inStore } from '@vitrine/db/in-store.ts'
import type { Settling } from '../../checkout/pending/settle-checkout.ts'
import { changeOrder } from '../../orders/change-order.ts'
import { insertEvent } from '../../orders/queries.ts'
import { findKeys } from '../../providers/connection/open-keys.ts'
import type { DisputeFound } from '../../providers/provider.ts'
import { findByReference } from './find-by-reference.ts'
import type { AtProvider } from './follow-payment.ts'

export async function followDispute(
  { db, vault, providers }: Settling,
  { storeId, provider: name }: AtProvider,
  dispute: string,
): Promise<void> {
  const keys = await inStore(db, storeId, (tx) => findKeys(tx, vault, name))
  if (!keys) return
  const provider = providers[name]!
  const found = await provider.readDispute(keys, dispute)
  const { payment: reference } = found
  if (reference === null) return
  await inStore(db, storeId, async (tx) => {
    const payment = await findByReference(tx, { provider: name, reference, kind: 'payment' })
    if (!payment) return
    const text = inWords(found, { dispute, by: provider.name })
    await changeOrder(tx, { id: payment.orderId }, async ({ parts }) => {
      if (parts.events.some(({ data }) => data.text === text)) return
      await insertEvent(tx, payment.orderId, 'note', { text, by: provider.name })
    })
  })
}

function inWords(
  { state, amount, currency, reason, answerBy }: DisputeFound,
  { dispute, by }: { dispute: string; by: string },
): string {
  const sum =
    amount === undefined ? '' : ` of ${formatPrice(toDecimal(amount, currency), currency)}`
  if (state === 'won') return `The dispute${sum} was won: the money stays. (${dispute})`
  if (state === 'lost') return `The dispute${sum} was lost: ${by} took the money back. (${dispute})`
  const until = answerBy ? ` by ${answerBy.toISOString().slice(0, 10)}` : ''
  return `A dispute${sum}: ${reason}. Answer at ${by}${until}. (${dispute})`
}
