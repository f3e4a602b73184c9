import { Text } from '@mantine/core'
import { currencyExponent } from '@vitrine/commerce/money/money.ts'
import { useCurrentStore } from '../session/auth-context.ts'
import { DecimalInput, type DecimalInputProps } from './decimal-input.tsx'

/** Limits decimals to those of the store's currency. */
export function PriceInput(props: DecimalInputProps) {
  const { currency } = useCurrentStore()
  return (
    <DecimalInput
      decimalScale={currencyExponent(currency)}
      isPadded
      rightSectionWidth={54}
      // The currency covers half of a narrow field: clicks on it focus the field.
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
