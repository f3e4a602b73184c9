import { TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './color-field.module.css'

interface ColorFieldProps {
  label: string
  description?: string
  value?: string
  placeholder?: string
  error?: ReactNode
  onChange?: (color: string) => void
}

/** Uses the browser's own picker, which works with keyboards and on phones. */
export function ColorField({ onChange, ...field }: ColorFieldProps) {
  const { label, value = '' } = field
  return (
    <TextInput
      {...field}
      spellCheck={false}
      autoComplete="off"
      onChange={(event) => onChange?.(event.currentTarget.value.trim())}
      leftSection={
        <input
          type="color"
          aria-label={`Pick the colour: ${label}`}
          className={classes['swatch']}
          data-empty={value === '' || undefined}
          value={/^#[\da-f]{6}$/i.test(value) ? value : '#000000'}
          onChange={(event) => onChange?.(event.currentTarget.value)}
        />
      }
    />
  )
}
