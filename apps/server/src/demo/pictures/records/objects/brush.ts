import { darker, lighter } from '../../colour.ts'
import { round } from '../../light.ts'
import { times } from '../../random.ts'
import { ellipse, linear, path, radial, rect, stroke } from '../../svg.ts'

/** A carbon brush lying on its side. */
export const brush = (wood: string, metal: string) =>
  ellipse(20, 110, 360, 50, radial(0.5, 0.5, 0.5, '#000000@0.2/0.6', '#000000@1/0')) +
  stroke(
    times(
      75,
      (index) => `M${-246 + index * 6.7} 20L${-250 + index * 6.8} ${100 + (index % 3) * 3}`,
    ),
    '#17141a',
    5,
  ) +
  stroke(
    times(40, (index) => `M${-243 + index * 12.5} 24L${-246 + index * 12.6} 84`),
    '#5b5560',
    1.8,
  ) +
  rect(
    -264,
    -18,
    528,
    50,
    linear(0, 0, 0, 1, `${lighter(metal, 0.5)}@0`, `${metal}@0.5`, `${darker(metal, 0.4)}@1`),
    'rx="8"',
  ) +
  path('M-280 -18C-280 -130 -200 -150 0 -150S280 -130 280 -18Z', round(wood, 0.4)) +
  stroke(
    times(
      6,
      (index) =>
        `M${-262 + index * 10} ${-34 - index * 17}C-100 ${-56 - index * 17} 100 ${-40 - index * 16} ${262 - index * 10} ${-36 - index * 17}`,
    ),
    darker(wood, 0.45),
    2.4,
    'stroke-opacity="0.35"',
  ) +
  stroke('M-230 -100Q-180 -134 -40 -138', '#ffffff', 9, 'stroke-opacity="0.3"')
