import {
  backgroundColor,
  corners,
  margin,
  maxWidth,
  padding,
  textColor,
} from '../../kit/box-settings.ts'
import { layout, style } from '../../kit/declared-setting.ts'
import { defineSection } from '../../kit/define-section.ts'
import { color, perDevice, select, unitNumber } from '../../kit/setting-builders.ts'
import { boxSizes, textSizes } from '../../kit/shared-settings.ts'
import { containerMigrations } from './container.migrations.ts'

export const containerSchema = defineSection({
  type: 'container',
  name: 'Container',
  otherNames: 'columns grid row group layout',
  contentType: 'container',
  version: 1,
  group: 'Layout',
  icon: 'M3 5h18v14H3zM6 8h5v8H6zM13 8h5v8h-5z',
  migrations: containerMigrations,
  settings: {
    ...layout({
      direction: perDevice(
        select('Direction', { row: 'Side by side', column: 'Below each other' }),
        { mobile: 'column' },
      ),
      gap: perDevice(unitNumber('Space between', { default: '2rem', units: textSizes })),
      alignItems: select(
        'Vertical alignment',
        { stretch: 'Stretch', start: 'Top', center: 'Centre', end: 'Bottom' },
        { default: 'center' },
      ),
      maxWidth,
      minHeight: perDevice(unitNumber('Minimum height', { default: '0px', units: boxSizes })),
      padding: padding('3rem 2rem', { mobile: '2rem 1.25rem' }),
      margin,
    }),
    ...style({
      backgroundColor,
      textColor,
      borderColor: color('Border colour'),
      borderWidth: unitNumber('Border', { default: '0px', units: ['px'], max: 40 }),
      borderRadius: corners([...textSizes, '%'], '0px'),
    }),
  },
})
