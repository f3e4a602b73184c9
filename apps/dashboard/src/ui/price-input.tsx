import { NumberInput, type NumberInputProps, Text } from '@mantine/core'
import { currencyExponent } from '@vitrine/commerce/money.ts'
import { useCurrentStore } from '../auth/auth-context.ts'

/** An amount in the store's currency, with no more decimals than the currency has. */
export function PriceInput(props: NumberInputProps) {
  const { currency } = useCurrentStore()
  return (
    <NumberInput
      min={0}
      max={1_000_000_000}
      clampBehavior="none"
      allowNegative={false}
      decimalScale={currencyExponent(currency)}
      fixedDecimalScale
      hideControls
      inputMode="decimal"
      rightSectionWidth={54}
      rightSection={
        <Text size="xs" c="var(--ink-soft)">
          {currency}
        </Text>
      }
      {...props}
    />
  )
}
