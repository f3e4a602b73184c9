import { NumberInput, type NumberInputProps } from '@mantine/core'
import { useState } from 'react'
import { messageOf } from '../api/message-of.ts'

interface InlineNumberProps extends Pick<
  NumberInputProps,
  'decimalScale' | 'fixedDecimalScale' | 'w'
> {
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
    <NumberInput
      aria-label={label}
      size="xs"
      min={0}
      max={1_000_000_000}
      clampBehavior="none"
      allowNegative={false}
      hideControls
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
