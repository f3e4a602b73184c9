import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'

/**
 * Shows all decimals of what is set, and what is typed as it is typed: zeros that the field adds
 * by itself would stand between the keys, and a quick "12.50" could become 1250.
 */
export function DecimalInput({ value, onChange, onBlur, ...rest }: NumberInputProps) {
  const [isTyped, setIsTyped] = useState(false)
  return (
    <NumberInput
      min={0}
      max={1_000_000_000}
      clampBehavior="none"
      trimLeadingZeroesOnBlur={false}
      allowNegative={false}
      hideControls
      value={isTyped ? value : withAllDecimals(value, rest.decimalScale)}
      onChange={(typed) => {
        setIsTyped(true)
        onChange?.(typed)
      }}
      onBlur={(event) => {
        setIsTyped(false)
        onBlur?.(event)
      }}
      {...rest}
    />
  )
}

function withAllDecimals(value: NumberInputProps['value'], decimals: number | undefined) {
  return value === undefined || value === '' ? value : Number(value).toFixed(decimals)
}
