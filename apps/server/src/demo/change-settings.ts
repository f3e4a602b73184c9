import { defaultCheckout } from '@vitrine/commerce/settings/checkout-settings.ts'
import { defaultPayments } from '@vitrine/commerce/settings/payment-methods.ts'
import { defaultShipping } from '@vitrine/commerce/shipping/shipping.ts'
import type { StoreTransaction } from '@vitrine/db/transaction.ts'
import type { DemoSettings } from '@vitrine/demo/demo-life.ts'
import { saveReminderSettings } from '../sales/recovery/reminder-settings.ts'
import {
  checkoutView,
  publishCheckout,
  saveCheckoutDraft,
} from '../shop/checkout-settings/service.ts'
import type { HostStore } from '../platform/host-store.ts'
import { updatePayments } from '../sales/payments/service.ts'
import { updateShipping } from '../shop/shipping/service.ts'
import { toView } from '../shop/shipping/shipping-view.ts'

export async function changeSettings(
  tx: StoreTransaction,
  { bankInstructions: instructions, pickup, customField }: DemoSettings,
  { storeId, currency, country }: HostStore,
): Promise<void> {
  const methods = defaultPayments.methods.map((method) =>
    method.id === 'bank' ? { ...method, instructions, enabled: true } : method,
  )
  await updatePayments(tx, { methods, revision: 0 }, currency)
  await updateShipping(
    tx,
    { currency, country },
    { ...toView(defaultShipping, currency), pickup: { enabled: true, ...pickup }, revision: 0 },
  )
  const { revision } = await saveCheckoutDraft(tx, {
    ...checkoutView(defaultCheckout, currency),
    customFields: [{ ...customField, kind: 'text', required: false, options: [] }],
    marketing: 'unticked',
    storeId,
    revision: 0,
  })
  await publishCheckout(tx, revision, new Date())
  await saveReminderSettings(tx, { enabled: true, basis: 'opt_in', delay: 10, revision: 0 })
}

export async function endOffers(
  tx: StoreTransaction,
  { currency, country }: HostStore,
): Promise<void> {
  await updatePayments(tx, { methods: defaultPayments.methods, revision: 1 }, currency)
  const shipping = { ...toView(defaultShipping, currency), revision: 1 }
  await updateShipping(tx, { currency, country }, shipping)
}
