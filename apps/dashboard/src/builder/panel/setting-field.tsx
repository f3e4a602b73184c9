import { deviceValue } from '@vitrine/sections/kit/per-device.ts'
import { checkValue } from '@vitrine/sections/kit/check-value.ts'
import type { Setting } from '@vitrine/sections/kit/setting.ts'
import { type ComponentType, memo, useCallback } from 'react'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import { writeDeviceValue } from '../store/device-value.ts'
import { BindTool, BoundChip, useBinding } from './bind-tool.tsx'
import { insertValue } from './insert-value.ts'
import { DeviceOrigin } from './device-origin.tsx'
import classes from './panel.module.css'
import { SettingControl } from './setting-control.tsx'
import { textOf } from './controls/control.ts'
import type { SettingFieldsProps } from './controls/setting-fields-props.ts'

interface SettingFieldProps extends Omit<
  SettingFieldsProps,
  'settings' | 'shown' | 'defaults' | 'values'
> {
  setting: Setting
  value: unknown
  initial: unknown
  shownColor: string | undefined
  ground: string | undefined
  Fields: ComponentType<SettingFieldsProps>
}

const takesWords = new Set<Setting['kind']>(['text', 'textarea', 'richText'])

/** Memoised: a keystroke in one field does not render the others. */
export const SettingField = memo(function SettingField(props: SettingFieldProps) {
  const { setting, value, idPrefix, issueAt, onChange, onDone, onOpenEntry, ...rest } = props
  const screen = useBuilderState((state) => state.screenSize)
  const device = setting.perDevice ? screen : 'desktop'
  const id = `${idPrefix}.${setting.key}`
  const binding = useBinding(setting)
  const { commands } = useBuilder()
  const issueWithin = useCallback(
    (path: string) => issueAt(`${setting.key}.${path}`),
    [issueAt, setting.key],
  )
  function insert(name: string) {
    const text = insertValue(id, textOf(value), name)
    if (text === undefined) return onDone()
    const problem = checkValue(text, setting)
    if (problem) return commands.warn(problem)
    onChange(setting.key, text)
    onDone()
  }
  return (
    <div className={classes['field']} data-field={id}>
      <div className={classes['fieldHead']}>
        {setting.kind !== 'checkbox' && (
          <label className={classes['label']} id={`${id}-label`} htmlFor={id}>
            {setting.label}
          </label>
        )}
        {binding && (
          <BindTool
            label={setting.label}
            binding={binding}
            onInsert={takesWords.has(setting.kind) ? insert : undefined}
          />
        )}
        {setting.perDevice && (
          <DeviceOrigin
            label={setting.label}
            value={value}
            device={device}
            onReset={(next) => {
              onChange(setting.key, next)
              onDone()
            }}
          />
        )}
      </div>
      {binding && <BoundChip label={setting.label} binding={binding} />}
      <SettingControl
        {...rest}
        id={id}
        setting={setting}
        value={setting.perDevice ? deviceValue(value, device) : value}
        error={issueAt(setting.key)}
        issueAt={issueWithin}
        onChange={(next) =>
          onChange(setting.key, setting.perDevice ? writeDeviceValue(value, device, next) : next)
        }
        onDone={onDone}
        onOpen={'shownOnCanvas' in setting ? onOpenEntry : undefined}
      />
      {setting.help && <p className={classes['help']}>{setting.help}</p>}
    </div>
  )
})
