import { TextInput } from '@mantine/core'
import { type ControlProps, textOf } from './control.ts'
import classes from './controls.module.css'
import { stepWithArrows } from './step-with-arrows.ts'
import { useDraft } from './use-draft.ts'

export function NumberControl(props: ControlProps<'number'>) {
  const { id, setting, error, onDone } = props
  const draft = useDraft(props, { write: textOf, read: readNumber })
  return (
    <TextInput
      id={id}
      size="xs"
      inputMode="decimal"
      value={draft.text}
      error={draft.problem ?? error}
      rightSectionPointerEvents="none"
      rightSection={setting.unit && <span className={classes['unit']}>{setting.unit}</span>}
      onChange={(event) => draft.type(event.currentTarget.value)}
      onKeyDown={stepWithArrows(draft.text, setting, draft.type)}
      onBlur={onDone}
    />
  )
}

function readNumber(text: string): number {
  return text.trim() === '' ? Number.NaN : Number(text.trim().replace(',', '.'))
}
