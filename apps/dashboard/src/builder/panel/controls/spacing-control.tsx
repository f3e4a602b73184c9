import { ActionIcon, TextInput, Tooltip } from '@mantine/core'
import { IconLink, IconLinkOff } from '@tabler/icons-react'
import { parseSize } from '@vitrine/sections/kit/values/css-size.ts'
import { useState } from 'react'
import { type ControlProps, textOf } from './control.ts'
import classes from './controls.module.css'
import { areEqual, readSides, sideNames, sizeOf, type Sides, writeSides } from './spacing-sides.ts'
import { stepOf, stepWithArrows } from './step-with-arrows.ts'
import { useDraft } from './use-draft.ts'

export function SpacingControl(props: ControlProps<'spacing'>) {
  const { id, setting, value, onChange, onDone } = props
  const sides = readSides(value)
  const [linked, setLinked] = useState(areEqual(sides))
  const change = (at: number, size: unknown) => {
    const next = sides.map((side, index) => (linked || index === at ? String(size) : side))
    onChange(writeSides(next as unknown as Sides))
  }
  const Icon = linked ? IconLink : IconLinkOff
  return (
    <fieldset className={classes['spacing']} aria-label={setting.label}>
      {sideNames.map((name, at) => (
        <SideInput
          key={name}
          id={at === 0 ? id : `${id}-${name}`}
          name={name}
          value={sides[at]!}
          onChange={(size) => change(at, size)}
          onDone={onDone}
        />
      ))}
      <Tooltip label={linked ? 'Set each side' : 'Set all sides together'}>
        <ActionIcon
          size={24}
          variant="subtle"
          color="gray"
          aria-pressed={linked}
          aria-label="All sides together"
          onClick={() => setLinked(!linked)}
        >
          <Icon size={14} />
        </ActionIcon>
      </Tooltip>
      {props.error && <p className={classes['error']}>{props.error}</p>}
    </fieldset>
  )
}

interface SideInputProps {
  id: string
  name: string
  value: string
  onChange: (value: unknown) => void
  onDone: () => void
}

function SideInput({ id, name, value, onChange, onDone }: SideInputProps) {
  const setting = { key: name, label: name, kind: 'spacing' } as const
  const draft = useDraft({ setting, value, onChange }, { write: textOf, read: readSize })
  const unit = parseSize(draft.text)?.unit ?? 'px'
  return (
    <Tooltip
      label="For example 16px, 2rem, auto, or 5step of the theme’s spacing"
      opened={Boolean(draft.problem)}
    >
      <TextInput
        id={id}
        size="xs"
        aria-label={name}
        description={name.charAt(0)}
        inputWrapperOrder={['input', 'description']}
        classNames={{ description: classes['side'], input: classes['sideInput'] }}
        value={draft.text}
        error={Boolean(draft.problem)}
        onChange={(event) => draft.type(event.currentTarget.value)}
        onKeyDown={stepWithArrows(draft.text, { step: stepOf(unit) }, (amount) =>
          draft.type(`${amount}${unit}`),
        )}
        onBlur={onDone}
      />
    </Tooltip>
  )
}

/** Returns 'none' for no or several sizes, which the setting's check refuses. */
function readSize(text: string): string {
  return text.trim() === 'auto' || parseSize(text) ? sizeOf(text) : 'none'
}
