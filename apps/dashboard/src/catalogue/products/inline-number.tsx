import { useState } from 'react'
import { messageOf } from '../../platform/api/message-of.ts'
import { DecimalInput, type DecimalInputProps } from '../../platform/ui/decimal-input.tsx'

interface InlineNumberProps extends Pick<
  DecimalInputProps,
  'decimalScale' | 'w' | 'ml' | 'size' | 'placeholder' | 'unread' | 'onUnread'
> {
  label: string
  'data-path'?: string
  value: number | ''
  onSave: (value: number) => unknown
}

export function InlineNumber({ label, value, onSave, ...rest }: InlineNumberProps) {
  const [typed, setTyped] = useState<number | '' | undefined>(
    rest.unread === undefined ? undefined : '',
  )
  const [error, setError] = useState<string>()

  async function save({ value: text }: { value: string }) {
    // Invalid text stays, beside the reason.
    if (typed === '' && text.trim()) return
    if (typed === undefined || typed === '' || typed === value) return setTyped(undefined)
    try {
      await onSave(typed)
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
      isPadded
      styles={{ input: { textAlign: 'right' } }}
      onBlur={({ currentTarget }) => void save(currentTarget)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') {
          // Prevents Enter from submitting the form around it.
          event.preventDefault()
          void save(event.currentTarget)
        }
      }}
      onReset={() => {
        setTyped(undefined)
        setError(undefined)
      }}
      {...rest}
    />
  )
}
