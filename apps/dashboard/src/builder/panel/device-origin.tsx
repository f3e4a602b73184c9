import { ActionIcon, Tooltip } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import type { Device } from '@vitrine/sections/kit/per-device.ts'
import { findOrigin, resetDeviceValue } from '../store/device-value.ts'
import { deviceIcons } from './device-icons.ts'
import { describeOrigin, deviceNames } from './describe-origin.ts'
import classes from './panel.module.css'

interface DeviceOriginProps {
  label: string
  value: unknown
  device: Device
  onReset: (value: unknown) => void
}

export function DeviceOrigin({ label, value, device, onReset }: DeviceOriginProps) {
  const origin = findOrigin(value, device)
  const isOwn = device !== 'desktop' && origin === device
  const Icon = deviceIcons[origin === 'base' ? 'desktop' : origin]
  return (
    <span className={classes['origin']} data-own={isOwn || undefined}>
      <Icon size={13} stroke={1.6} aria-hidden />
      <span>{describeOrigin(value, device)}</span>
      {isOwn && (
        <Tooltip label="Back to the larger screen's value">
          <ActionIcon
            size={24}
            variant="subtle"
            color="pine"
            aria-label={`Reset ${label} for ${deviceNames[device]}`}
            onClick={() => onReset(resetDeviceValue(value, device))}
          >
            <IconArrowBackUp size={14} />
          </ActionIcon>
        </Tooltip>
      )}
    </span>
  )
}
