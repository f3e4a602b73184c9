import { textSizes } from './shared-settings.ts'
import { maxWidth } from './box-settings.ts'

const columns = { group: 'Layout', kind: 'number', min: 1 } as const

/** @param most columns, the largest device first */
export const columnSettings = (most: readonly [number, number, number]) =>
  [
    { key: 'desktopColumns', label: 'Columns on a desktop', ...columns, max: most[0] },
    { key: 'tabletColumns', label: 'Columns on a tablet', ...columns, max: most[1] },
    { key: 'mobileColumns', label: 'Columns on a phone', ...columns, max: most[2] },
  ] as const

/** Between the cards of a slider. */
export const spacing = {
  key: 'spacing',
  label: 'Spacing',
  group: 'Layout',
  kind: 'number',
  min: 0,
  max: 100,
  unit: 'px',
  perDevice: true,
} as const

/** Between the cards of a grid. */
export const gap = {
  key: 'gap',
  label: 'Gap',
  group: 'Layout',
  kind: 'unitNumber',
  units: textSizes,
  min: 0,
  perDevice: true,
} as const

/** Of rows of cards: they do not go by the height of the screen. */
export const listWidth = { ...maxWidth, units: ['px', 'rem', '%', 'vw'] } as const

export const howMany = <const Key extends string>(key: Key) =>
  ({ key, label: 'How many', group: 'Content', kind: 'number', min: 1, max: 100 }) as const
