import { Autocomplete } from '@mantine/core'
import { type ControlProps, textOf } from './control.ts'
import { useDraft } from './use-draft.ts'
import { useLinkTargets } from './use-store-choices.ts'

/** An address: one of the store's own, offered while typing, or any other. */
export function LinkControl(props: ControlProps<'link'>) {
  const targets = useLinkTargets()
  const draft = useDraft(props, { write: textOf, read: (text) => text.trim() })
  return (
    <Autocomplete
      id={props.id}
      size="xs"
      placeholder="/page/about or https://…"
      data={targets}
      limit={40}
      value={draft.text}
      error={draft.problem ?? props.error}
      onChange={draft.type}
      onOptionSubmit={props.onDone}
      onBlur={props.onDone}
    />
  )
}
