import { Combobox } from '@mantine/core'
import { IconCornerDownLeft } from '@tabler/icons-react'
import { Thumbnail } from '../../../platform/ui/thumbnail.tsx'
import type { Choice, ChoiceGroup } from './choice.ts'
import classes from './choice-picker.module.css'

interface ChoiceOptionsProps {
  label: string
  groups: readonly ChoiceGroup[]
  typed: Choice | undefined
  empty: string
  value: string | undefined
}

export function ChoiceOptions({ label, groups, typed, empty, value }: ChoiceOptionsProps) {
  if (groups.length === 0 && !typed) return <p className={classes['empty']}>{empty}</p>
  return (
    <Combobox.Options aria-label={label} className={classes['options']}>
      {typed && (
        <Combobox.Option value={typed.value} className={classes['option']}>
          <IconCornerDownLeft size={14} stroke={1.5} aria-hidden />
          <Words {...typed} />
        </Combobox.Option>
      )}
      {groups.map(({ group, choices }) => (
        <Combobox.Group label={group} key={group}>
          {choices.map((choice) => (
            <Combobox.Option
              key={choice.value}
              value={choice.value}
              active={choice.value === value}
              className={classes['option']}
            >
              {choice.image !== undefined && <Thumbnail src={choice.image} size={32} />}
              <Words {...choice} />
            </Combobox.Option>
          ))}
        </Combobox.Group>
      ))}
    </Combobox.Options>
  )
}

function Words({ label, detail }: Choice) {
  return (
    <span className={classes['words']}>
      <span>{label}</span>
      {detail !== undefined && <small>{detail}</small>}
    </span>
  )
}
