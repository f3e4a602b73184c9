import { useMemo } from 'react'
import { RichTextField } from '../../../platform/rich-text/rich-text-field.tsx'
import { TextLookContext } from '../../../platform/rich-text/text-look.ts'
import { useBuilder } from '../../context/builder-context.ts'
import { type ControlProps, textOf } from './control.ts'
import { fontsOf } from './text-looks.ts'
import { ThemeFaces } from './theme-faces.tsx'
import { useDraft } from './use-draft.ts'
import { useValueLabels } from './use-value-labels.ts'

const asIs = { write: textOf, read: (text: string) => text }

export function RichTextControl(props: ControlProps<'richText'>) {
  const { id, setting, error, onDone } = props
  const draft = useDraft(props, asIs)
  const labelOfValue = useValueLabels()
  const { theme } = useBuilder().storeInfo
  const look = useMemo(() => fontsOf(theme), [theme])
  return (
    <TextLookContext value={look}>
      <ThemeFaces />
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
    </TextLookContext>
  )
}
