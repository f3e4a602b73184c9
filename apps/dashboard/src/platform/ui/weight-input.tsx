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
  /** Grams, like every stored weight; '' while empty. */
  value?: number | string
  onChange?: (grams: number | '') => void
  unit: WeightUnit
}

const heaviest = 10_000_000

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
      // Rounding to grams must not change the number being typed.
      value={typed?.grams === value ? typed.weight : shown}
      onChange={handleChange}
      decimalScale={weightDecimals[unit]}
      max={Math.floor(fromGrams(heaviest, unit))}
    />
  )
}
