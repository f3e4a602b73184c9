import type { NumberInputProps } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../api/message-of.ts'
import { DecimalInput } from '../ui/decimal-input.tsx'

interface InlineNumberProps extends Pick<NumberInputProps, 'decimalScale' | 'w'> {
  label: string
  value: number
  onSave: (value: number) => Promise<unknown>
}

/** A number in a row: Enter or leaving the field saves it, Escape brings the old one back. */
export function InlineNumber({ label, value, onSave, ...rest }: InlineNumberProps) {
  const [typed, setTyped] = useState<number | string>()
  const [error, setError] = useState<string>()

  async function save() {
    // A field tells "12.50" as a text, since a number would lose its last digit.
    const next = typed === undefined || typed === '' ? value : Number(typed)
    if (next === value) return setTyped(undefined)
    try {
      await onSave(next)
      setTyped(undefined)
      setError(undefined)
    } catch (refused) {
      setError(messageOf(refused))
    }
  }

  return (
    <DecimalInput
      aria-label={label}
      size="xs"
      value={typed ?? value}
      onChange={setTyped}
      error={error}
      onBlur={() => void save()}
      onKeyDown={({ key }) => {
        if (key === 'Enter') void save()
        if (key !== 'Escape') return
        setTyped(undefined)
        setError(undefined)
      }}
      {...rest}
    />
  )
}
