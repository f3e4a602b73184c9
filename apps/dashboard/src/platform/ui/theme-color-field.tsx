import { Popover, TextInput, UnstyledButton } from '@mantine/core'
import type { Theme } from '@vitrine/contract/content/theme.ts'
import { resolveThemeColor } from '@vitrine/sections/kit/values/theme-color.ts'
import { useState, type ReactNode } from 'react'
import { ColorChooser } from './color-chooser.tsx'
import classes from './theme-color-field.module.css'
import { readColor, themeSwatches, writeColor } from './theme-swatches.ts'

interface ThemeColorFieldProps {
  label: string
  description?: string
  theme: Theme
  /** A colour, or a reference to one of the theme's. */
  value: string
  error?: ReactNode
  onChange: (value: string) => void
}

/** An opaque colour, chosen freely or from the theme, which it then follows. */
export function ThemeColorField({ theme, value, onChange, ...field }: ThemeColorFieldProps) {
  const { label } = field
  const [typed, setTyped] = useState<string>()
  const color = String(resolveThemeColor(value, theme))

  function take() {
    if (typed === undefined) return
    const read = readColor(typed, theme)
    setTyped(undefined)
    if (/^#[\da-f]{6}$/i.test(read) || read.startsWith('var(')) onChange(read)
  }

  return (
    <TextInput
      {...field}
      size="sm"
      spellCheck={false}
      autoComplete="off"
      value={typed ?? writeColor(value, theme)}
      onChange={(event) => setTyped(event.currentTarget.value)}
      onBlur={take}
      onKeyDown={(event) => event.key === 'Enter' && take()}
      leftSection={
        <Popover position="right-start" withinPortal trapFocus returnFocus shadow="md" width={244}>
          <Popover.Target>
            <UnstyledButton
              className={classes['swatch']}
              aria-label={`Choose a colour: ${label}`}
              style={{ background: color }}
            />
          </Popover.Target>
          <Popover.Dropdown p="sm">
            <ColorChooser
              isOpaque
              label={label}
              value={value}
              color={color}
              swatches={themeSwatches(theme)}
              onChange={onChange}
              onChoose={onChange}
              onDone={() => undefined}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}
