import { RichTextField } from '../../../platform/rich-text/rich-text-field.tsx'
import { type ControlProps, textOf } from './control.ts'
import { useDraft } from './use-draft.ts'
import { useValueLabels } from './use-value-labels.ts'

const asIs = { write: textOf, read: (text: string) => text }

export function RichTextControl(props: ControlProps<'richText'>) {
  const { id, setting, error, onDone } = props
  const draft = useDraft(props, asIs)
  const labelOfValue = useValueLabels()
  return (
    <RichTextField
      isCompact
      label={setting.label}
      labelledBy={`${id}-label`}
      value={draft.text}
      error={draft.problem ?? error}
      onChange={draft.type}
      onBlur={onDone}
      onStep={onDone}
      labelOfValue={labelOfValue}
    />
  )
}
