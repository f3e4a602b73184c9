import { Text } from '@mantine/core'
import { currencyExponent } from '@vitrine/commerce/money/money.ts'
import { useCurrentStore } from '../session/auth-context.ts'
import { DecimalInput, type DecimalInputProps } from './decimal-input.tsx'

/** An amount in the store's currency, with no more decimals than the currency has. */
export function PriceInput(props: DecimalInputProps) {
  const { currency } = useCurrentStore()
  return (
    <DecimalInput
      decimalScale={currencyExponent(currency)}
      isPadded
      rightSectionWidth={54}
      // Who presses the currency means the field: it covers half of a narrow one.
      rightSectionPointerEvents="none"
      rightSection={
        <Text size="xs" c="var(--ink-soft)">
          {currency}
        </Text>
      }
      {...props}
    />
  )
}
