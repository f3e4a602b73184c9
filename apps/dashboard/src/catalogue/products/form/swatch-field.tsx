import { Popover, TextInput, UnstyledButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { calls } from '../../../platform/api/calls.ts'
import { useCurrentStore } from '../../../platform/session/auth-context.ts'
import { ColorChooser } from '../../../platform/ui/color-chooser.tsx'
import { fixedSwatches } from '../../../platform/ui/theme-swatches.ts'
import classes from './product-form.module.css'

interface SwatchFieldProps {
  label: string
  swatch: string | undefined
  onChange: (color: string | undefined) => void
}

/** Incomplete colours stay in the field only. */
export function SwatchField({ label, swatch, onChange }: SwatchFieldProps) {
  const [typed, setTyped] = useState(swatch ?? '')
  const swatches = useThemeSwatches()
  const write = (text: string) => {
    setTyped(text)
    onChange(/^#[0-9a-f]{6}$/i.test(text) ? text : undefined)
  }
  return (
    <TextInput
      label={label}
      placeholder="#000000"
      spellCheck={false}
      autoComplete="off"
      maxLength={7}
      value={typed}
      error={typed !== '' && swatch === undefined && 'Enter six digits, for example #2f5d50.'}
      onChange={(event) => write(event.currentTarget.value.trim())}
      leftSectionWidth={40}
      leftSection={
        <Popover withinPortal trapFocus returnFocus shadow="md" width={244}>
          <Popover.Target>
            <UnstyledButton
              className={classes['swatch']}
              style={{ background: swatch }}
              aria-label={`Choose the colour of ${label}`}
            />
          </Popover.Target>
          <Popover.Dropdown p="sm">
            <ColorChooser
              label={label}
              value={swatch}
              color={swatch ?? '#ffffff'}
              swatches={swatches}
              isOpaque
              onChange={write}
              onChoose={write}
              onDone={() => {}}
            />
          </Popover.Dropdown>
        </Popover>
      }
    />
  )
}

function useThemeSwatches() {
  const { storeId } = useCurrentStore()
  const { data } = useQuery(calls.store.getTheme.queryOptions({ input: { storeId } }))
  return data ? fixedSwatches(data.theme) : []
}
