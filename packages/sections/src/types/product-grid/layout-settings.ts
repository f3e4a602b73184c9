import { cardSpacing, columns } from '../../kit/column-settings.ts'
import { layout } from '../../kit/declared-setting.ts'
import { is, number, perDevice, select, unitNumber } from '../../kit/setting-builders.ts'
import { textSizes } from '../../kit/shared-settings.ts'

/** @param maxOnTablets maximum of columns */
export const layoutSettings = (maxOnTablets: number) =>
  layout({
    layoutType: select('Layout', { grid: 'In a grid', slider: 'In a slider' }),
    ...columns([4, 2, 1], [5, maxOnTablets, 2]),
    gap: perDevice(
      unitNumber('Gap', {
        default: '2rem',
        units: textSizes,
        visibleIf: is('layoutType', 'grid'),
      }),
      { mobile: '1.5rem' },
    ),
    spacing: perDevice(
      number('Spacing', { ...cardSpacing, visibleIf: is('layoutType', 'slider') }),
      { tablet: 16, mobile: 16 },
    ),
  })
