import { TextInput, type TextInputProps } from '@mantine/core'
import { readAmount } from '@vitrine/commerce/money/read-amount.ts'
import { useEffect, useRef, useState } from 'react'

export interface DecimalInputProps extends Omit<
  TextInputProps,
  'value' | 'defaultValue' | 'onChange'
> {
  value?: number | string | undefined
  defaultValue?: number | string | undefined
  /** Receives '' for an empty field or invalid text. */
  onChange?: ((value: number | '') => void) | undefined
  decimalScale?: number | undefined
  isPadded?: boolean
  min?: number | undefined
  max?: number | undefined
  /** Invalid text to restore when the field mounts again. */
  unread?: string | undefined
  /** Reports invalid text, and undefined once it is valid. */
  onUnread?: ((typed: { text: string; problem: string } | undefined) => void) | undefined
  /** With it, Escape restores the stored value. */
  onReset?: (() => void) | undefined
}

interface Typing {
  text: string
  value: number | ''
  problem: string | undefined
}

/**
 * Accepts numbers in any common notation. Invalid text stays, shows its problem and blocks its form
 * from being submitted.
 */
export function DecimalInput({
  value,
  defaultValue = '',
  onChange,
  onBlur,
  onKeyDown,
  decimalScale = 0,
  isPadded = false,
  min = 0,
  max = 1_000_000_000,
  error,
  unread,
  onUnread,
  onReset,
  ...rest
}: DecimalInputProps) {
  const input = useRef<HTMLInputElement>(null)
  const read = (text: string) => readTyped(text, { decimals: decimalScale, min, max })
  const [typing, setTyping] = useState<Typing | undefined>(() =>
    unread === undefined ? undefined : { text: unread, ...read(unread) },
  )
  const [own, setOwn] = useState(defaultValue)
  const [isShown, setShown] = useState(unread !== undefined)
  const set = value ?? own
  // An external change replaces the typed text.
  const typed = typing && Number(typing.value) === Number(set) ? typing : undefined
  const problem = typed?.problem

  useEffect(() => {
    const form = input.current?.form
    if (!problem || !form) return undefined
    const stop = (event: Event) => {
      event.preventDefault()
      event.stopPropagation()
      setShown(true)
      input.current?.focus()
    }
    form.addEventListener('submit', stop)
    return () => form.removeEventListener('submit', stop)
  }, [problem])

  function handleChange(text: string) {
    const { value: amount, problem: objection } = read(text)
    setTyping({ text, value: amount, problem: objection })
    if (!objection) setShown(false)
    setOwn(amount)
    onUnread?.(objection === undefined ? undefined : { text, problem: objection })
    onChange?.(amount)
  }

  function reset(andThen: () => void) {
    setTyping(undefined)
    setShown(false)
    onUnread?.(undefined)
    andThen()
  }

  return (
    <TextInput
      ref={input}
      inputMode={decimalScale ? 'decimal' : 'numeric'}
      autoComplete="off"
      maxLength={30}
      {...rest}
      error={(isShown && problem) || error}
      value={typed ? typed.text : textOf(set, isPadded ? decimalScale : undefined)}
      onChange={({ currentTarget }) => handleChange(currentTarget.value)}
      onBlur={(event) => {
        // A message that appears during a click could move the button from under the pointer.
        if (problem && !isSubmit(event.relatedTarget)) setShown(true)
        else if (!problem) setTyping(undefined)
        onBlur?.(event)
      }}
      onKeyDown={(event) => {
        if (event.key === 'Enter' && problem) setShown(true)
        if (event.key === 'Escape' && onReset) reset(onReset)
        onKeyDown?.(event)
      }}
    />
  )
}

function isSubmit(target: EventTarget | null): boolean {
  return target instanceof HTMLButtonElement && target.type === 'submit'
}

interface Bounds {
  decimals: number
  min: number
  max: number
}

function readTyped(text: string, { decimals, min, max }: Bounds): Omit<Typing, 'text'> {
  if (!text.trim()) return { value: '', problem: undefined }
  const read = readAmount(text, { decimals, isNegativeAllowed: min < 0 })
  if ('problem' in read) return { value: '', problem: read.problem }
  if (read.value < min) return { value: '', problem: `Enter ${min} or more.` }
  if (read.value > max) return { value: '', problem: `Enter ${max.toLocaleString('en')} or less.` }
  return { value: read.value, problem: undefined }
}

function textOf(value: number | string, decimals: number | undefined): string {
  if (value === '' || decimals === undefined) return String(value)
  return Number(value).toFixed(decimals)
}
