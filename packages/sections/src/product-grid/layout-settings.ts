import type { SettingOf } from '../setting.ts'
import { textSizes } from '../shared-settings.ts'
import type { ProductGridProps } from './product-grid.schema.ts'

/** How the cards of a grid stand. @param mostOnTablets columns */
export function layoutSettings(mostOnTablets: number): readonly SettingOf<ProductGridProps>[] {
  return [
    {
      key: 'layoutType',
      label: 'Products stand',
      group: 'Layout',
      kind: 'select',
      options: [
        { value: 'grid', label: 'In a grid' },
        { value: 'slider', label: 'In a slider' },
      ],
    },
    {
      key: 'desktopColumns',
      label: 'Columns on a desktop',
      group: 'Layout',
      kind: 'number',
      min: 1,
      max: 5,
    },
    {
      key: 'tabletColumns',
      label: 'Columns on a tablet',
      group: 'Layout',
      kind: 'number',
      min: 1,
      max: mostOnTablets,
    },
    {
      key: 'mobileColumns',
      label: 'Columns on a phone',
      group: 'Layout',
      kind: 'number',
      min: 1,
      max: 2,
    },
    {
      key: 'gap',
      label: 'Gap',
      group: 'Layout',
      kind: 'unitNumber',
      units: textSizes,
      min: 0,
      visibleIf: { setting: 'layoutType', is: 'grid' },
      perDevice: true,
    },
    {
      key: 'spacing',
      label: 'Spacing',
      group: 'Layout',
      kind: 'number',
      min: 0,
      max: 100,
      unit: 'px',
      visibleIf: { setting: 'layoutType', is: 'slider' },
      perDevice: true,
    },
  ]
}
