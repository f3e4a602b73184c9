import {
  fromGrams,
  toGrams,
  type WeightUnit,
  weightDecimals,
} from '@vitrine/commerce/catalogue/weight.ts'
import { useState } from 'react'
import { DecimalInput, type DecimalInputProps } from './decimal-input.tsx'

interface WeightInputProps extends Omit<
  DecimalInputProps,
  'value' | 'defaultValue' | 'onChange' | 'decimalScale' | 'isPadded' | 'min' | 'max'
> {
  /** In grams, as every weight is kept; '' while there is none. */
  value?: number | string
  onChange?: (grams: number | '') => void
  unit: WeightUnit
}

const heaviest = 10_000_000

/** A weight, typed in the unit that the shop uses. */
export function WeightInput({ value = '', onChange, unit, ...rest }: WeightInputProps) {
  const [typed, setTyped] = useState<{ weight: number | ''; grams: number | '' }>()
  const shown = value === '' ? '' : fromGrams(Number(value), unit)

  function handleChange(weight: number | '') {
    const grams = weight === '' ? '' : toGrams(weight, unit)
    setTyped({ weight, grams })
    onChange?.(grams)
  }

  return (
    <DecimalInput
      {...rest}
      // Rounding to grams does not change a number while it is typed.
      value={typed?.grams === value ? typed.weight : shown}
      onChange={handleChange}
      decimalScale={weightDecimals[unit]}
      max={Math.floor(fromGrams(heaviest, unit))}
    />
  )
}
