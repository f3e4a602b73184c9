import { deviceValue } from '@vitrine/sections/kit/per-device.ts'
import type { Setting } from '@vitrine/sections/kit/setting.ts'
import { type ComponentType, memo, useCallback } from 'react'
import { useBuilderState } from '../context/builder-context.ts'
import { writeDeviceValue } from '../store/device-value.ts'
import { BindTool, BoundChip, useBinding } from './bind-tool.tsx'
import { DeviceOrigin } from './device-origin.tsx'
import classes from './panel.module.css'
import { SettingControl } from './setting-control.tsx'
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

/** Memoised: a keystroke in one field does not render the others. */
export const SettingField = memo(function SettingField(props: SettingFieldProps) {
  const { setting, value, idPrefix, issueAt, onChange, onDone, onOpenEntry, ...rest } = props
  const screen = useBuilderState((state) => state.screenSize)
  const device = setting.perDevice ? screen : 'desktop'
  const id = `${idPrefix}.${setting.key}`
  const binding = useBinding(setting)
  const issueWithin = useCallback(
    (path: string) => issueAt(`${setting.key}.${path}`),
    [issueAt, setting.key],
  )
  return (
    <div className={classes['field']} data-field={id}>
      <div className={classes['fieldHead']}>
        {setting.kind !== 'checkbox' && (
          <label className={classes['label']} id={`${id}-label`} htmlFor={id}>
            {setting.label}
          </label>
        )}
        {binding && <BindTool label={setting.label} binding={binding} />}
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
