import { ActionIcon, Tooltip } from '@mantine/core'
import type { Device } from '@vitrine/sections/kit/per-device.ts'
import { memo } from 'react'
import { useBuilder, useBuilderState } from '../context/builder-context.ts'
import { deviceIcons } from './device-icons.ts'
import classes from './panel.module.css'

const scopes: readonly (readonly [Device, string])[] = [
  ['desktop', 'Settings for all screens'],
  ['tablet', 'Settings for tablets and phones'],
  ['mobile', 'Settings for phones alone'],
]

export const DeviceSwitch = memo(function DeviceSwitch() {
  const { commands } = useBuilder()
  const screen = useBuilderState((state) => state.screenSize)
  return (
    <fieldset className={classes['devices']} aria-label="Settings are for">
      {scopes.map(([device, label]) => {
        const Icon = deviceIcons[device]
        return (
          <Tooltip key={device} label={label}>
            <ActionIcon
              size={24}
              variant={screen === device ? 'light' : 'subtle'}
              color={screen === device ? 'pine' : 'gray'}
              aria-label={label}
              aria-pressed={screen === device}
              onClick={() => commands.setScreenSize(device)}
            >
              <Icon size={15} stroke={1.6} />
            </ActionIcon>
          </Tooltip>
        )
      })}
    </fieldset>
  )
})
