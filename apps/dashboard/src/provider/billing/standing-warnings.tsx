import { Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { BillingOverview } from '@vitrine/contract/provider/billing.ts'
import { formatDay } from '../../platform/ui/format-date.ts'
import { Warning } from '../../platform/ui/warning.tsx'

/** Says what is wrong with the payment, and by when to do what. */
export function StandingWarnings({ overview }: { overview: BillingOverview }) {
  const { subscription, disputes } = overview
  const open = disputes.filter(({ state }) => state === 'open')
  return (
    <>
      {subscription?.status === 'past_due' && (
        <Warning title="A payment failed" color="yellow">
          <Sentence>
            {subscription.nextRetryAt && `We try again on ${formatDay(subscription.nextRetryAt)}. `}
            Check your card or pay the open invoice below
            {subscription.suspendsAt &&
              `; otherwise your shops close on ${formatDay(subscription.suspendsAt)}`}
            .
          </Sentence>
        </Warning>
      )}
      {subscription?.status === 'suspended' && (
        <Warning title="Your shops are closed until the subscription is paid">
          <Sentence>
            Nothing was deleted. Pay the open invoice below, and your shops open again by
            themselves.
          </Sentence>
        </Warning>
      )}
      {open.map(({ amount, currency, answerBy }) => (
        <Warning
          key={`${amount}${answerBy}`}
          title={`Your bank disputes a payment of ${formatPrice(amount, currency)}`}
          color="yellow"
        >
          <Sentence>
            If this was a mistake, withdraw the dispute at your bank
            {answerBy && ` before ${formatDay(answerBy)}`}.
          </Sentence>
        </Warning>
      ))}
    </>
  )
}

function Sentence({ children }: { children: ReactNode }) {
  return (
    <Text size="sm" c="var(--ink)">
      {children}
    </Text>
  )
}
