import { darker, lighter } from '../../colour.ts'
import { round, shadow } from '../../light.ts'
import { times } from '../../random.ts'
import { type Curve, mouth, turned, turnedSolid } from '../../solid.ts'
import { circle, faded, inside, path, stroke } from '../../svg.ts'
import { speckle } from './speckle.ts'

/** A wide bowl for whisked tea. */
export function bowl(colour: string, clay: string, tea: string): string {
  const rim = [215, -220] as const
  const curves: Curve[] = [
    [212, -110, 170, -40, 96, -24],
    [92, -12, 90, -4, 86, 0],
  ]
  const outline = turned(rim, curves)
  return (
    shadow(140, 36) +
    turnedSolid(clay, rim, curves, 0.2) +
    inside(
      outline,
      path(
        'M-240 -260H240V-100C190 -40 150 -90 100 -62S30 -34 -16 -66S-100 -30 -150 -74S-210 -70 -240 -110Z',
        round(colour, 0.4),
      ),
    ) +
    speckle(outline, darker(clay, 0.5), 8, 215, 220) +
    stroke('M-168 -176Q-164 -110 -112 -66', '#ffffff', 14, 'stroke-opacity="0.25"') +
    mouth(215, -220, colour, tea, 0.16) +
    faded(
      0.6,
      times(18, (index) =>
        circle(
          -110 + ((index * 53) % 220),
          -208 + ((index * 17) % 24),
          3 + (index % 4),
          lighter(tea, 0.45),
          'opacity="0.7"',
        ),
      ),
    )
  )
}
