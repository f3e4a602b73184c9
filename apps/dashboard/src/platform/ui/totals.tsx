import { Group, Stack } from '@mantine/core'
import { formatPrice } from '@vitrine/commerce/money/format-price.ts'
import type { Order } from '@vitrine/contract/sales/order.ts'
import { pickupLabel } from './pickup-label.ts'

/** Included tax is listed below the total, as part of it. */
export function OrderTotals({ order }: { order: Order }) {
  const { currency, subtotal, discounts, shipping } = order
  const { paymentFee, taxes, taxIncluded, total } = order
  const price = (amount: number) => formatPrice(amount, currency)
  const named = taxes.map(({ name, rate, amount }) => ({ label: `${name} ${rate}%`, amount }))
  return (
    <Stack gap={6}>
      <Amount label="Subtotal" text={price(subtotal)} />
      {discounts
        .filter(({ amount }) => amount > 0)
        .map(({ title, code, amount }) => (
          <Amount
            key={code ?? title}
            label={`Discount: ${code ?? title}`}
            text={`−${price(amount)}`}
          />
        ))}
      <Amount label={deliveryLabel(order)} text={shipping > 0 ? price(shipping) : 'Free'} />
      {paymentFee > 0 && <Amount label="Payment fee" text={price(paymentFee)} />}
      {!taxIncluded &&
        named.map(({ label, amount }) => <Amount key={label} label={label} text={price(amount)} />)}
      <Amount label="Total" text={price(total)} strong />
      {taxIncluded &&
        named.map(({ label, amount }) => (
          <Amount key={label} label={`Includes ${label}`} text={price(amount)} quiet />
        ))}
    </Stack>
  )
}

function deliveryLabel({ shippingName, isPickup }: Order): string {
  if (!shippingName) return 'Shipping'
  return isPickup ? pickupLabel(shippingName) : `Shipping: ${shippingName}`
}

interface AmountProps {
  label: string
  text: string
  strong?: boolean
  quiet?: boolean
}

export function Amount({ label, text, strong = false, quiet = false }: AmountProps) {
  return (
    <Group
      justify="space-between"
      wrap="nowrap"
      fw={strong ? 650 : 400}
      fz={strong ? 'lg' : 'sm'}
      {...(quiet && { c: 'var(--ink-soft)' })}
    >
      <span>{label}</span>
      <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{text}</span>
    </Group>
  )
}
