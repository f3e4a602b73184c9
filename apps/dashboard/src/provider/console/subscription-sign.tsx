import { SimpleGrid, Text } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { ShopFacts } from '@vitrine/contract/provider/console-shops.ts'
import { Fact } from '../../platform/ui/fact.tsx'
import { formatDay } from '../../platform/ui/format-date.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { Warning } from '../../platform/ui/warning.tsx'

type Subscription = NonNullable<ShopFacts['subscription']>

const labels: Record<Subscription['status'], string> = {
  trial: 'Trial',
  active: 'Paid',
  past_due: 'Payment failed',
  suspended: 'Suspended, unpaid for 14 days',
  cancelled: 'Ended',
}

/** The owner's subscription, with what the bank or the provider took back. */
export function SubscriptionSign({ plan, subscription }: Pick<ShopFacts, 'plan' | 'subscription'>) {
  if (!subscription) return null
  const { status, disputes, refunds } = subscription
  return (
    <>
      {disputes
        .filter(({ state }) => state === 'open')
        .map(({ amount, currency, reason, answerBy }) => (
          <Warning
            key={`${amount}${answerBy}`}
            color="yellow"
            title={`A payment of ${formatPrice(amount, currency)} is disputed`}
          >
            <Text size="sm" c="var(--ink)">
              The bank says: {reason}.
              {answerBy && ` Answer in your dashboard at Stripe by ${formatDay(answerBy)}.`}
            </Text>
          </Warning>
        ))}
      <Panel title="The owner’s subscription">
        <SimpleGrid cols={{ base: 2, sm: 4 }}>
          <Fact label="Plan">{plan}</Fact>
          <Fact label="Status">{labels[status]}</Fact>
          <Fact label="Disputes">
            {disputes
              .map(({ amount, currency, state }) => `${formatPrice(amount, currency)}, ${state}`)
              .join('; ') || 'None'}
          </Fact>
          <Fact label="Refunds">
            {refunds
              .map(
                ({ amount, currency, at }) =>
                  `${formatPrice(amount, currency)} of ${formatDay(at)}`,
              )
              .join('; ') || 'None'}
          </Fact>
        </SimpleGrid>
      </Panel>
    </>
  )
}
