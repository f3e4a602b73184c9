import { layout } from './declared-setting.ts'
import { number, perDevice, select, spacing, unitNumber } from './setting-builders.ts'
import { aligns, boxSizes } from './shared-settings.ts'

const sides = {
  auto: 'As its container says',
  start: 'Start',
  center: 'Centre',
  end: 'End',
  stretch: 'Stretched',
}

const positions = {
  fill: 'All of it',
  'start start': 'Top left',
  'start center': 'Top',
  'start end': 'Top right',
  'center start': 'Left',
  center: 'Centre',
  'center end': 'Right',
  'end start': 'Bottom left',
  'end center': 'Bottom',
  'end end': 'Bottom right',
}

const inLayers = { inLayout: 'overlap' } as const

const offset = (label: string) =>
  perDevice(unitNumber(label, { default: '0px', units: boxSizes, min: -2000, ...inLayers }))

/** The place of a block in its container. Every block has these. */
export const place = layout({
  width: perDevice(unitNumber('Width', { units: boxSizes, help: 'Empty: as wide as its place' })),
  alignSelf: perDevice(select('Place across', sides)),
  margin: perDevice(spacing('Margin', { default: '0' })),
  span: perDevice(number('Columns wide', { default: 1, min: 1, max: 6, inLayout: 'grid' })),
  position: perDevice(select('Position', positions, { default: 'center', ...inLayers })),
  offsetX: offset('Moved to the right'),
  offsetY: offset('Moved down'),
  layer: number('Layer', { default: 0, min: 0, max: 20, help: 'Higher is in front', ...inLayers }),
  whileScrolling: perDevice(
    select('While scrolling', { scroll: 'Scrolls with the page', stick: 'Stays in view' }),
  ),
})

export const blockAlign = perDevice(
  select('Alignment', { inherit: 'As its container says', ...aligns }),
)
