import { SegmentedControl, Select } from '@mantine/core'
import { type ControlProps, textOf } from './control.ts'

export function SelectControl(props: ControlProps<'select'>) {
  const { id, setting, value, error, onChange, onDone } = props
  const change = (next: string | null) => {
    if (next !== null) onChange(next)
    onDone()
  }
  const data = setting.options.map((option) => ({ ...option }))
  if (isShort(setting.options.map((option) => option.label))) {
    return (
      <SegmentedControl
        id={id}
        size="xs"
        fullWidth
        aria-label={setting.label}
        data={data}
        value={textOf(value)}
        onChange={change}
      />
    )
  }
  return (
    <Select
      id={id}
      size="xs"
      data={data}
      value={textOf(value)}
      error={error}
      allowDeselect={false}
      comboboxProps={{ withinPortal: true }}
      onChange={change}
    />
  )
}

function isShort(labels: readonly string[]): boolean {
  return labels.length <= 4 && labels.join('').length <= 24
}
