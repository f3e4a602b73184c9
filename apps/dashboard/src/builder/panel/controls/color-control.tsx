import { ActionIcon, Popover, TextInput, Tooltip, UnstyledButton } from '@mantine/core'
import { IconArrowBackUp, IconPalette } from '@tabler/icons-react'
import { cssColor } from '@vitrine/sections/kit/values/css-color.ts'
import { resolveThemeColor } from '@vitrine/sections/kit/values/theme-color.ts'
import { ColorChooser } from '../../../platform/ui/color-chooser.tsx'
import { useThemeAround } from './theme-around.ts'
import type { ControlProps } from './control.ts'
import classes from './color-control.module.css'
import { ContrastWarning } from './contrast-warning.tsx'
import { readColor, themeSwatches, writeColor } from '../../../platform/ui/theme-swatches.ts'
import { useDraft } from './use-draft.ts'

/**
 * Shows the theme's colour while none is set. A theme swatch is stored by name, so it follows the
 * theme.
 */
export function ColorControl(props: ControlProps<'color'>) {
  const { id, setting, value, initial, error, shownColor, ground, onChange, onDone } = props
  const theme = useThemeAround()
  const write = (stored: unknown) => writeColor(stored, theme)
  const draft = useDraft(props, { write, read: (text) => readColor(text, theme) })
  const seen = cssColor(resolveThemeColor(value, theme)) ?? shownColor
  const isLinked = value !== '' && write(value) !== value
  const choose = (color: string) => {
    onChange(color)
    onDone()
  }
  return (
    <div>
      <div className={classes['color']}>
        <Popover position="left-start" withinPortal trapFocus returnFocus shadow="md" width={244}>
          <Popover.Target>
            <UnstyledButton
              className={classes['shown']}
              aria-label={`Choose a colour: ${setting.label}`}
            >
              <span style={{ background: seen }} />
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown p="sm">
            <ColorChooser
              label={setting.label}
              value={value}
              color={seen ?? '#ffffff'}
              swatches={themeSwatches(theme)}
              onChange={onChange}
              onChoose={choose}
              onDone={onDone}
            />
          </Popover.Dropdown>
        </Popover>
        <TextInput
          id={id}
          size="xs"
          spellCheck={false}
          autoComplete="off"
          placeholder="From the theme"
          value={draft.text}
          error={draft.problem ?? error}
          onChange={(event) => draft.type(event.currentTarget.value)}
          onBlur={onDone}
          leftSection={isLinked && <IconPalette size={14} stroke={1.6} aria-hidden />}
          rightSection={
            draft.text !== write(initial) && (
              <ResetButton
                label={setting.label}
                to={write(initial)}
                onClick={() => {
                  draft.type(write(initial))
                  onDone()
                }}
              />
            )
          }
        />
      </div>
      {shownColor !== undefined && ground !== undefined && (
        <ContrastWarning text={shownColor} ground={ground} onAccept={choose} />
      )}
    </div>
  )
}

interface ResetButtonProps {
  label: string
  to: string
  onClick: () => void
}

function ResetButton({ label, to, onClick }: ResetButtonProps) {
  return (
    <Tooltip label={to === '' ? "Back to the theme's colour" : `Back to ${to}`}>
      <ActionIcon
        size={24}
        variant="subtle"
        color="gray"
        aria-label={`Reset the colour: ${label}`}
        onClick={onClick}
      >
        <IconArrowBackUp size={13} />
      </ActionIcon>
    </Tooltip>
  )
}
