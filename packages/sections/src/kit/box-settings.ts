import {
  color,
  perDevice,
  select,
  spacing,
  unitNumber,
  type Exceptions,
} from './setting-builders.ts'
import { boxSizes } from './shared-settings.ts'

export const padding = (base: string, exceptions?: Exceptions<string>) =>
  perDevice(spacing('Padding', { default: base }), exceptions)

export const fixedMargin = spacing('Margin', { default: '0' })
export const margin = perDevice(fixedMargin)

export const maxWidth = unitNumber('Content width', { default: '1280px', units: boxSizes })
export const width = perDevice(unitNumber('Width', { default: '100%', units: boxSizes }))

export const corners = (units: readonly string[], value = '') =>
  unitNumber('Rounded corners', { default: value, units })

export const imageFit = select('Image fit', { cover: 'Fill the frame', contain: 'Show it whole' })

export const textColor = color('Text colour', { unset: 'textColor', standsOn: 'backgroundColor' })
export const backgroundColor = color('Background', { unset: 'pageColor' })
