import { TextInput, type TextInputProps } from '@mantine/core'
import { firstOrderNumber, orderName } from '@vitrine/commerce/orders/order-name.ts'
import { checkOrderPrefix } from './check-order-prefix.ts'

interface OrderPrefixInputProps extends TextInputProps {
  value?: string
  latest: number | undefined
  isKnown: boolean
}

export function OrderPrefixInput({ value = '', latest, isKnown, ...props }: OrderPrefixInputProps) {
  const number = latest === undefined ? firstOrderNumber : latest + 1
  const isShown = isKnown && checkOrderPrefix(value) === null
  const next = orderName({ number, numberPrefix: value })
  return (
    <TextInput
      label="Order prefix"
      placeholder="EU-"
      description={
        <span aria-live="polite">
          {isShown && `Your next order will be ${next}. `}Earlier orders keep their names.
        </span>
      }
      autoComplete="off"
      spellCheck={false}
      value={value}
      {...props}
    />
  )
}
