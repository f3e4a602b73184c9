import { ActionIcon, Tooltip } from '@mantine/core'
import {
  IconArrowBackUp,
  IconDeviceDesktop,
  IconDeviceMobile,
  IconDeviceTablet,
} from '@tabler/icons-react'
import { deviceValue, type Device } from '@vitrine/sections/per-device.ts'
import { isVisible, type Setting } from '@vitrine/sections/setting.ts'
import { memo, useCallback } from 'react'
import { useBuilder, useBuilderState } from '../builder-context.ts'
import { findOrigin, resetDeviceValue, writeDeviceValue } from '../store/device-value.ts'
import { type ColorScene, effectiveColor, groundOf } from './effective-color.ts'
import classes from './panel.module.css'
import { SettingControl } from './setting-control.tsx'
import type { SettingFieldsProps } from './setting-fields-props.ts'

/** The visible settings of a section, or of one entry of a list. */
export function SettingFields({ settings, defaults, values, ...props }: SettingFieldsProps) {
  const { theme } = useBuilder().storeInfo
  const complete = { ...defaults, ...values }
  const scene: ColorScene = { settings, values: complete, theme }
  return settings
    .filter((setting) => isVisible(setting, complete))
    .map((setting) => (
      <SettingField
        key={`${setting.key} ${setting.kind}`}
        setting={setting}
        value={complete[setting.key]}
        initial={defaults[setting.key]}
        shownColor={setting.kind === 'color' ? effectiveColor(setting.key, scene) : undefined}
        ground={setting.kind === 'color' ? groundOf(setting.standsOn, scene) : undefined}
        {...props}
      />
    ))
}

interface SettingFieldProps extends Omit<SettingFieldsProps, 'settings' | 'defaults' | 'values'> {
  setting: Setting
  value: unknown
  initial: unknown
  shownColor: string | undefined
  ground: string | undefined
}

/** Rendered for its own changes only: a keystroke in one field leaves the others as they are. */
const SettingField = memo(function SettingField({ setting, value, ...props }: SettingFieldProps) {
  const { idPrefix, initial, shownColor, ground, issueAt, onChange, onDone, onOpenEntry } = props
  const screen = useBuilderState((state) => state.screenSize)
  const device = setting.perDevice ? screen : 'desktop'
  const id = `${idPrefix}.${setting.key}`
  const issueWithin = useCallback(
    (path: string) => issueAt(`${setting.key}.${path}`),
    [issueAt, setting.key],
  )
  const shown = setting.perDevice ? deviceValue(value, device) : value
  return (
    <div className={classes['field']} data-field={id}>
      <div className={classes['fieldHead']}>
        {setting.kind !== 'checkbox' && (
          <label className={classes['label']} htmlFor={id}>
            {setting.label}
          </label>
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
      <SettingControl
        id={id}
        setting={setting}
        value={shown}
        initial={initial}
        shownColor={shownColor}
        ground={ground}
        error={issueAt(setting.key)}
        issueAt={issueWithin}
        onChange={(next) =>
          onChange(setting.key, setting.perDevice ? writeDeviceValue(value, device, next) : next)
        }
        onDone={onDone}
        onOpen={'shownOnCanvas' in setting ? onOpenEntry : undefined}
        Fields={SettingFields}
      />
      {setting.help && <p className={classes['help']}>{setting.help}</p>}
    </div>
  )
})

const deviceIcons = {
  desktop: IconDeviceDesktop,
  tablet: IconDeviceTablet,
  mobile: IconDeviceMobile,
}
const deviceNames = { desktop: 'all screens', tablet: 'tablet', mobile: 'mobile' }

interface DeviceOriginProps {
  label: string
  value: unknown
  device: Device
  onReset: (value: unknown) => void
}

/** Which screen size the shown value was set for, and the way back to the larger one's. */
function DeviceOrigin({ label, value, device, onReset }: DeviceOriginProps) {
  const origin = findOrigin(value, device)
  const size = origin === 'base' ? 'desktop' : origin
  const Icon = deviceIcons[size]
  const isOwn = device !== 'desktop' && origin === device
  return (
    <span className={classes['origin']} data-own={isOwn || undefined}>
      <Tooltip label={`Set for ${deviceNames[size]}`}>
        <Icon size={13} stroke={1.6} />
      </Tooltip>
      {isOwn && (
        <Tooltip label="Back to the larger screen's value">
          <ActionIcon
            size={16}
            variant="subtle"
            color="gray"
            aria-label={`Reset ${label} for ${deviceNames[device]}`}
            onClick={() => onReset(resetDeviceValue(value, device))}
          >
            <IconArrowBackUp size={12} />
          </ActionIcon>
        </Tooltip>
      )}
    </span>
  )
}
