import { columnSettings, gap, spacing } from '../../kit/column-settings.ts'
import type { SettingOf } from '../../kit/setting.ts'
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
    ...columnSettings([5, mostOnTablets, 2]),
    { ...gap, visibleIf: { setting: 'layoutType', is: 'grid' } },
    { ...spacing, visibleIf: { setting: 'layoutType', is: 'slider' } },
  ]
}
