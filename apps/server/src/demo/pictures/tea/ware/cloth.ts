import { darker, lighter } from '../../colour.ts'
import { times } from '../../random.ts'
import { linear, rect, stroke } from '../../svg.ts'

export const cloth = (width: number, height: number, colour: string) =>
  rect(8, 12, width, height, '#20120a', 'opacity="0.14"') +
  rect(
    0,
    0,
    width,
    height,
    linear(0, 0, 1, 1, `${lighter(colour, 0.2)}@0`, `${darker(colour, 0.08)}@1`),
  ) +
  stroke(
    times(Math.floor(height / 14), (index) => `M0 ${index * 14 + 7}H${width}`),
    darker(colour, 0.4),
    1.2,
    'stroke-opacity="0.16"',
  ) +
  stroke(
    times(Math.floor(width / 14), (index) => `M${index * 14 + 7} 0V${height}`),
    lighter(colour, 0.6),
    1.2,
    'stroke-opacity="0.2"',
  )
