import { z } from 'zod'
import { type Settling, settleCheckout } from '../../checkout/pending/settle-checkout.ts'
import type { ProviderEvent } from '../../providers/provider.ts'
import { followDispute } from './follow-dispute.ts'
import { followPayment } from './follow-payment.ts'
import { followRefunds } from './follow-refunds.ts'

interface ReceivedEvent {
  storeId: string
  provider: string
  event: ProviderEvent
}

export async function followEvent(services: Settling, { storeId, provider, event }: ReceivedEvent) {
  const { about } = event
  const at = { storeId, provider }
  if (about.kind === 'session') {
    const id = z.uuid().safeParse(about.checkoutId)
    if (id.success) await settleCheckout(services, storeId, { id: id.data }, about.session)
  }
  if (about.kind === 'payment') await followPayment(services, at, about.reference)
  if (about.kind === 'refund') await followRefunds(services, at, about.payment)
  if (about.kind === 'dispute') await followDispute(services, at, about.dispute)
}
