import { darker, lighter } from '../../colour.ts'
import { round, shadow } from '../../light.ts'
import { times } from '../../random.ts'
import { band, tilt } from '../../solid.ts'
import { ellipse, linear, path, stroke } from '../../svg.ts'

const tines = (count: number, reach: number, colour: string, width: number) =>
  stroke(
    times(count, (index) => {
      const t = (index / (count - 1)) * 2 - 1
      return `M${t * 52} -210C${t * 66} -150 ${t * reach} -110 ${t * reach * 0.94} -34Q${t * reach * 0.9} -4 ${t * reach * 0.74} ${-6 + (1 - t * t) * 14}`
    }),
    colour,
    width,
  )

/** A bamboo whisk, standing on its tines. */
export function whisk(): string {
  const bamboo = '#d9b878'
  return (
    shadow(110, 26) +
    tines(25, 128, darker(bamboo, 0.3), 4.5) +
    tines(29, 122, bamboo, 3.4) +
    tines(17, 84, lighter(bamboo, 0.45), 2.4) +
    path(band(58, -246, -196), round('#5d4632')) +
    times(5, (index) =>
      stroke(
        `M-58 ${-238 + index * 10}A58 11 0 0 0 58 ${-238 + index * 10}`,
        index % 2 ? '#2e2118' : '#85694b',
        2.5,
      ),
    ) +
    path(band(56, -440, -240), round(bamboo, 0.5)) +
    stroke(
      'M-20 -430V-246M8 -428V-240M30 -430V-248',
      darker(bamboo, 0.4),
      1.6,
      'stroke-opacity="0.3"',
    ) +
    stroke('M-56 -352A56 11 0 0 0 56 -352', darker(bamboo, 0.4), 5, 'stroke-opacity="0.5"') +
    ellipse(
      0,
      -440,
      56,
      56 * tilt,
      linear(0, 0, 1, 0, `${lighter(bamboo, 0.6)}@0`, `${bamboo}@1`),
    ) +
    ellipse(0, -439, 34, 34 * tilt, darker(bamboo, 0.35))
  )
}
