import { Textarea, TextInput } from '@mantine/core'
import { hasMark } from '@vitrine/sections/kit/bindings/values-within.ts'
import { useState } from 'react'
import classes from './controls.module.css'
import { type ControlProps, textOf } from './control.ts'
import { useDraft } from './use-draft.ts'
import { useValueLabels } from './use-value-labels.ts'
import { ValuesField } from './values-field.tsx'

const asIs = { write: textOf, read: (text: string) => text }

export function TextControl(props: ControlProps<'text'>) {
  const { id, setting, error, onDone } = props
  const draft = useDraft(props, asIs)
  const values = useValuesIn(draft.text)
  const problem = draft.problem ?? error
  if (values)
    return (
      <ValuesField
        {...values(onDone)}
        {...{ id, error: problem, hasLines: false, text: draft.text, onType: draft.type }}
      />
    )
  return (
    <TextInput
      id={id}
      size="xs"
      value={draft.text}
      placeholder={setting.placeholder}
      error={problem}
      onChange={(event) => draft.type(event.currentTarget.value)}
      onBlur={onDone}
    />
  )
}

export function TextareaControl(props: ControlProps<'textarea' | 'css'>) {
  const { id, setting, error, onDone } = props
  const draft = useDraft(props, asIs)
  const values = useValuesIn(draft.text)
  const problem = draft.problem ?? error
  if (values && setting.kind !== 'css')
    return (
      <ValuesField
        {...values(onDone)}
        {...{ id, error: problem, hasLines: true, text: draft.text, onType: draft.type }}
      />
    )
  return (
    <Textarea
      id={id}
      size="xs"
      rows={3}
      classNames={{ input: classes['growing'] }}
      value={draft.text}
      placeholder={'placeholder' in setting ? setting.placeholder : undefined}
      spellCheck={setting.kind !== 'css'}
      error={problem}
      onChange={(event) => draft.type(event.currentTarget.value)}
      onBlur={onDone}
    />
  )
}

/** A text whose last value was deleted stays the same field until it is left. */
function useValuesIn(text: string) {
  const labelOf = useValueLabels()
  const [isFocused, setFocused] = useState(false)
  if (!labelOf || (!isFocused && !hasMark(text))) return undefined
  return (onDone: () => void) => ({
    labelOf,
    onFocus: () => setFocused(true),
    onBlur: () => {
      setFocused(false)
      onDone()
    },
  })
}
