import { Textarea, TextInput } from '@mantine/core'
import classes from './controls.module.css'
import { type ControlProps, textOf } from './control.ts'
import { useDraft } from './use-draft.ts'

const asIs = { write: textOf, read: (text: string) => text }

export function TextControl(props: ControlProps<'text'>) {
  const { id, setting, error, onDone } = props
  const draft = useDraft(props, asIs)
  return (
    <TextInput
      id={id}
      size="xs"
      value={draft.text}
      placeholder={setting.placeholder}
      error={draft.problem ?? error}
      onChange={(event) => draft.type(event.currentTarget.value)}
      onBlur={onDone}
    />
  )
}

export function TextareaControl(props: ControlProps<'textarea' | 'css'>) {
  const { id, setting, error, onDone } = props
  const draft = useDraft(props, asIs)
  return (
    <Textarea
      id={id}
      size="xs"
      rows={3}
      classNames={{ input: classes['growing'] }}
      value={draft.text}
      placeholder={'placeholder' in setting ? setting.placeholder : undefined}
      spellCheck={setting.kind !== 'css'}
      error={draft.problem ?? error}
      onChange={(event) => draft.type(event.currentTarget.value)}
      onBlur={onDone}
    />
  )
}
