import { NativeSelect, TextInput } from '@mantine/core'
import { parseSize } from '@vitrine/sections/kit/values/css-size.ts'
import { type ControlProps, textOf } from './control.ts'
import classes from './controls.module.css'
import { stepOf, stepWithArrows } from './step-with-arrows.ts'
import { useDraft } from './use-draft.ts'

export function UnitNumberControl(props: ControlProps<'unitNumber'>) {
  const { id, setting, value, error, onChange, onDone } = props
  const size = parseSize(value)
  const unit = size?.unit ?? setting.units[0] ?? 'px'
  const draft = useDraft(props, {
    write: (saved) => amountOf(saved),
    read: (text) => (text.trim() === '' ? '' : `${text.trim().replace(',', '.')}${unit}`),
  })
  return (
    <div className={classes['unitNumber']}>
      <TextInput
        id={id}
        size="xs"
        inputMode="decimal"
        placeholder="Auto"
        value={draft.text}
        error={draft.problem ?? error}
        onChange={(event) => draft.type(event.currentTarget.value)}
        onKeyDown={stepWithArrows(draft.text, stepsOf(unit, setting), draft.type)}
        onBlur={onDone}
      />
      <NativeSelect
        size="xs"
        aria-label={`Unit of ${setting.label}`}
        data={setting.units.includes(unit) ? [...setting.units] : [unit, ...setting.units]}
        value={unit}
        onChange={(event) => {
          if (size) onChange(inUnit(size.amount, event.currentTarget.value))
          onDone()
        }}
      />
    </div>
  )
}

/** The theme's spacing has eight steps. */
function inUnit(amount: number, unit: string): string {
  return `${unit === 'step' ? Math.min(8, Math.max(1, Math.round(amount))) : amount}${unit}`
}

function amountOf(value: unknown): string {
  const size = parseSize(value)
  return size ? String(size.amount) : textOf(value)
}

function stepsOf(unit: string, { min, max, step }: ControlProps<'unitNumber'>['setting']) {
  const limits = { ...(min !== undefined && { min }), ...(max !== undefined && { max }) }
  return { ...limits, step: step ?? stepOf(unit) }
}
