import { TextInput } from '@mantine/core'
import { TimeZoneSelect } from '../../../platform/ui/time-zone-select.tsx'
import { useBuilder } from '../../context/builder-context.ts'
import { type ControlProps, textOf } from './control.ts'
import { useDraft } from './use-draft.ts'

const asIs = { write: textOf, read: (text: string) => text }

export function DateTimeControl(props: ControlProps<'dateTime'>) {
  const { id, error, onDone } = props
  const draft = useDraft(props, asIs)
  return (
    <TextInput
      id={id}
      size="xs"
      type="datetime-local"
      value={draft.text}
      error={draft.problem ?? error}
      onChange={(event) => draft.type(event.currentTarget.value)}
      onBlur={onDone}
    />
  )
}

export function TimeZoneControl({ id, value, error, onChange, onDone }: ControlProps<'timeZone'>) {
  const { storeInfo } = useBuilder()
  const zone = textOf(value)
  return (
    <TimeZoneSelect
      id={id}
      size="xs"
      label={undefined}
      zone={zone || storeInfo.timeZone}
      first={{ value: '', label: `The shop's (${storeInfo.timeZone})` }}
      value={zone}
      error={error}
      onChange={(next) => {
        onChange(next ?? '')
        onDone()
      }}
    />
  )
}
