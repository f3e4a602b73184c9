import { IconDeviceDesktop, IconDeviceMobile, IconDeviceTablet } from '@tabler/icons-react'
import type { Device } from '@vitrine/sections/kit/per-device.ts'

export const screenSizes: readonly {
  device: Device
  label: string
  Icon: typeof IconDeviceDesktop
}[] = [
  { device: 'desktop', label: 'Desktop', Icon: IconDeviceDesktop },
  { device: 'tablet', label: 'Tablet, 768 px', Icon: IconDeviceTablet },
  { device: 'mobile', label: 'Mobile, 390 px', Icon: IconDeviceMobile },
]
