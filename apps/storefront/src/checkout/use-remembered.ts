import { ticked } from '@vitrine/commerce/settings/answer-problem.ts'
import type { CartLine } from '@vitrine/commerce/cart/cart.ts'
import type { RememberInput } from '@vitrine/contract/sales/abandoned-checkouts.ts'
import { useStoreSource } from '@vitrine/sections/kit/store-context.ts'
import { useEffect, useRef } from 'react'
import { quoteInput } from '../cart/use-quote.ts'
import type { CheckoutConfig } from './form/checkout-config.ts'
import { type CheckoutValues, isEmail } from './form/fields.ts'
import {
  ensureReminderToken,
  forgetReminderToken,
  reminderToken,
} from './payment/reminder-token.ts'
import { useSettled } from './use-settled.ts'

interface Remembered {
  config: CheckoutConfig
  values: CheckoutValues
  lines: readonly CartLine[]
  isPlacing: boolean
}

type Reminder = Omit<RememberInput, 'token'>

/** Stores the cart for a reminder, only if the owner enabled it and while the shopper consents. */
export function useRemembered({ config, values, lines, isPlacing }: Remembered) {
  const { reminder } = config
  const { calls, store } = useStoreSource()
  const hasSent = useRef(false)
  // Sends in sequence, so that withdrawn consent is final.
  const sending = useRef(Promise.resolve())
  const isAgreed =
    reminder === 'opt_in' ? values.marketing === ticked : values.noReminder !== ticked
  const email = values.email.trim()
  const settled = useSettled(
    reminder && isAgreed && lines.length && isEmail(email)
      ? JSON.stringify({
          ...quoteInput(store.storeId, lines, {}),
          email,
          firstName: values.firstName.trim(),
          lastName: values.lastName.trim(),
          country: values.country,
          locale: navigator.language,
          basis: reminder,
        } satisfies Reminder)
      : '',
  )

  useEffect(() => {
    // The last debounced change may follow the order: no reminder then.
    if (!settled || !isAgreed || isPlacing) return
    hasSent.current = true
    const body = { ...(JSON.parse(settled) as Reminder), token: ensureReminderToken() }
    sending.current = quietly(sending.current, () => calls.checkout.remember(body))
  }, [settled, isAgreed, isPlacing, calls])

  useEffect(() => {
    const token = reminderToken()
    if (isAgreed || !hasSent.current || token === undefined) return
    hasSent.current = false
    forgetReminderToken()
    const body = { storeId: store.storeId, token }
    sending.current = quietly(sending.current, () => calls.checkout.forget(body))
  }, [isAgreed, calls, store.storeId])
}

/** Ignores errors: reminders must not disturb the checkout. */
async function quietly(before: Promise<void>, send: () => Promise<unknown>): Promise<void> {
  await before
  await send().catch(() => {})
}
