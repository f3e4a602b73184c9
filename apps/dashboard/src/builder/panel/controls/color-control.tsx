import { ActionIcon, Popover, TextInput, Tooltip, UnstyledButton } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { cssColor } from '@vitrine/sections/values/css-color.ts'
import { ColorChooser } from './color-chooser.tsx'
import { useBuilder } from '../../builder-context.ts'
import { type ControlProps, textOf } from './control.ts'
import classes from './color-control.module.css'
import { ContrastWarning } from './contrast-warning.tsx'
import { themeSwatches } from './theme-swatches.ts'
import { useDraft } from './use-draft.ts'

/** A colour typed or chosen; where none is set, the theme's is shown. */
export function ColorControl(props: ControlProps<'color'>) {
  const { id, setting, value, initial, error, shownColor, ground, onChange, onDone } = props
  const { storeInfo } = useBuilder()
  const draft = useDraft(props, { write: textOf, read: (text) => text.trim() })
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
              <span style={{ background: cssColor(value) ?? shownColor }} />
            </UnstyledButton>
          </Popover.Target>
          <Popover.Dropdown p="sm">
            <ColorChooser
              label={setting.label}
              color={cssColor(value) ?? shownColor ?? '#ffffff'}
              swatches={themeSwatches(storeInfo.theme)}
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
          rightSection={
            draft.text !== textOf(initial) && (
              <ResetButton
                label={setting.label}
                to={textOf(initial)}
                onClick={() => {
                  draft.type(textOf(initial))
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
