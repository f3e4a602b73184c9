import { CheckIcon, SegmentedControl, Select } from '@mantine/core'
import { useMemo, useState } from 'react'
import { useBuilder } from '../../context/builder-context.ts'
import { type ControlProps, textOf } from './control.ts'
import classes from './controls.module.css'
import { findLooks, fontsOf } from './text-looks.ts'
import { ThemeFaces } from './theme-faces.tsx'

export function SelectControl(props: ControlProps<'select'>) {
  const { id, setting, value, onChange, onDone } = props
  const change = (next: string | null) => {
    if (next !== null) onChange(next)
    onDone()
  }
  if (!isShort(setting.options.map((option) => option.label))) {
    return <LongSelect {...props} onChange={change} />
  }
  return (
    <SegmentedControl
      id={id}
      size="xs"
      fullWidth
      aria-label={setting.label}
      data={setting.options.map((option) => ({ ...option }))}
      value={textOf(value)}
      onChange={change}
    />
  )
}

function isShort(labels: readonly string[]): boolean {
  return labels.length <= 4 && labels.join('').length <= 24
}

type LongSelectProps = Pick<ControlProps<'select'>, 'id' | 'setting' | 'value' | 'error'> & {
  onChange: (value: string | null) => void
}

/** Choices about texts look as they will on the page. */
function LongSelect({ id, setting, value, error, onChange }: LongSelectProps) {
  const { theme } = useBuilder().storeInfo
  const [wasOpened, setOpened] = useState(false)
  const { options } = setting
  const lookOf = useMemo(() => findLooks(options, theme), [options, theme])
  return (
    <>
      {lookOf && wasOpened && <ThemeFaces />}
      <Select
        id={id}
        size="xs"
        data={options.map((option) => ({ ...option }))}
        value={textOf(value)}
        error={error}
        allowDeselect={false}
        comboboxProps={{ withinPortal: true }}
        onChange={onChange}
        {...(lookOf && {
          maxDropdownHeight: 360,
          onDropdownOpen: () => setOpened(true),
          renderOption: ({ option, checked }) => (
            <span
              className={classes['look']}
              style={{ ...fontsOf(theme), ...lookOf(option.value) }}
            >
              {option.label}
              {checked && <CheckIcon size={12} />}
            </span>
          ),
        })}
      />
    </>
  )
}
