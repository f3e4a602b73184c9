import { darker, lighter } from '../../colour.ts'
import { linear, path, stroke } from '../../svg.ts'

export const scoop = (length: number, wood = '#c89f5f') =>
  stroke(`M8 10Q${length * 0.5} 14 ${length} 6`, '#20120a', 16, 'stroke-opacity="0.2"') +
  stroke(`M0 0Q${length * 0.5} 6 ${length} -2`, darker(wood, 0.2), 17) +
  stroke(`M4 -3Q${length * 0.5} 2 ${length - 4} -5`, lighter(wood, 0.3), 6) +
  path(
    `M0 -9C-34 -20 -84 -20 -96 -2C-90 14 -30 16 0 9Z`,
    linear(0, 0, 0.3, 1, `${lighter(wood, 0.4)}@0`, `${darker(wood, 0.25)}@1`),
  )
