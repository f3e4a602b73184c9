import { List, Text } from '@mantine/core'
import { useCurrentStore } from '../../platform/session/auth-context.ts'
import { Panel } from '../../platform/ui/panel.tsx'
import { describeOffer } from './describe-discount.ts'
import { discountErrors, discountInput, type DiscountValues } from './discount-values.ts'
import { summariseDiscount } from './summarise-discount.ts'

const ofOffer = ['amount', 'percent', 'buy', 'get', 'giftPercent']

/** Follows the form while it is filled in. */
export function SummaryPanel({ values }: { values: DiscountValues }) {
  const { currency } = useCurrentStore()
  const errors = discountErrors(values)
  const input = discountInput(values)
  const isOpen = ofOffer.some((field) => field in errors)
  return (
    <Panel title="Summary">
      <Text fw={600} c={isOpen ? 'var(--ink-soft)' : undefined}>
        {isOpen ? 'No discount set yet' : describeOffer(input, currency)}
      </Text>
      <List size="sm" spacing={4} style={{ overflowWrap: 'anywhere' }}>
        {summariseDiscount(input, currency).map((line) => (
          <List.Item key={line}>{line}</List.Item>
        ))}
      </List>
    </Panel>
  )
}
