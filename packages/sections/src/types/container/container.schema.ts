import {
  backgroundColor,
  color,
  corners,
  height,
  margin,
  maxWidth,
  padding,
  textColor,
} from '../../kit/box-settings.ts'
import { gap } from '../../kit/column-settings.ts'
import { defineSection } from '../../kit/define-section.ts'
import type { PerDevice } from '../../kit/per-device.ts'
import { textSizes } from '../../kit/shared-settings.ts'
import { containerMigrations } from './container.migrations.ts'

export type Direction = 'row' | 'column'
export type AlignItems = 'stretch' | 'start' | 'center' | 'end'

export interface ContainerProps {
  direction: PerDevice<Direction>
  gap: PerDevice<string>
  alignItems: AlignItems
  maxWidth: string
  minHeight: PerDevice<string>
  padding: PerDevice<string>
  margin: PerDevice<string>
  backgroundColor: string
  textColor: string
  borderColor: string
  borderWidth: string
  borderRadius: string
}

const defaults: ContainerProps = {
  direction: { base: 'row', mobile: 'column' },
  gap: '2rem',
  alignItems: 'center',
  maxWidth: '1280px',
  minHeight: '0px',
  padding: { base: '3rem 2rem', mobile: '2rem 1.25rem' },
  margin: '0',
  backgroundColor: '',
  textColor: '',
  borderColor: '',
  borderWidth: '0px',
  borderRadius: '0px',
}

export const containerSchema = defineSection({
  type: 'container',
  name: 'Container',
  contentType: 'container',
  version: 1,
  group: 'Layout',
  icon: 'M3 5h18v14H3zM6 8h5v8H6zM13 8h5v8h-5z',
  defaults,
  migrations: containerMigrations,
  settings: [
    {
      key: 'direction',
      label: 'Sections stand',
      group: 'Layout',
      kind: 'select',
      options: [
        { value: 'row', label: 'Side by side' },
        { value: 'column', label: 'Below each other' },
      ],
      perDevice: true,
    },
    { ...gap, label: 'Space between' },
    {
      key: 'alignItems',
      label: 'Vertical alignment',
      group: 'Layout',
      kind: 'select',
      options: [
        { value: 'stretch', label: 'Stretch' },
        { value: 'start', label: 'Top' },
        { value: 'center', label: 'Centre' },
        { value: 'end', label: 'Bottom' },
      ],
    },
    maxWidth,
    { ...height, key: 'minHeight', label: 'Least height' },
    padding,
    margin,
    backgroundColor,
    textColor,
    color('borderColor', 'Border colour'),
    {
      key: 'borderWidth',
      label: 'Border',
      group: 'Style',
      kind: 'unitNumber',
      units: ['px'],
      min: 0,
      max: 40,
    },
    corners('borderRadius', [...textSizes, '%']),
  ],
})
