import { number, unitNumber } from './setting-builders.ts'

type PerScreen = readonly [desktop: number, tablet: number, mobile: number]

export function columns(counts: PerScreen, max: PerScreen) {
  const column = (label: string, screen: 0 | 1 | 2) =>
    number(label, { default: counts[screen], min: 1, max: max[screen] })
  return {
    desktopColumns: column('Columns on a desktop', 0),
    tabletColumns: column('Columns on a tablet', 1),
    mobileColumns: column('Columns on a phone', 2),
  }
}

export const cardSpacing = { default: 12, min: 0, max: 100, unit: 'px' }

/** Independent of the screen's height, unlike other widths. */
export const listWidth = unitNumber('Content width', {
  default: '1280px',
  units: ['px', 'rem', '%', 'vw'],
})

export const howMany = (count: number) => number('How many', { default: count, min: 1, max: 100 })
