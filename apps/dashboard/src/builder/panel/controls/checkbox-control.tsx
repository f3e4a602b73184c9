import { Switch } from '@mantine/core'
import type { ControlProps } from './control.ts'

export function CheckboxControl({
  id,
  setting,
  value,
  onChange,
  onDone,
}: ControlProps<'checkbox'>) {
  return (
    <Switch
      id={id}
      size="xs"
      label={setting.label}
      checked={value === true}
      onChange={(event) => {
        onChange(event.currentTarget.checked)
        onDone()
      }}
    />
  )
}
