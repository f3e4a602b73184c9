import { darker } from '../../colour.ts'
import { round, shadow } from '../../light.ts'
import { times } from '../../random.ts'
import { type Curve, turned, turnedSolid } from '../../solid.ts'
import { circle, ellipse, faded, group, inside, linear, path, stroke } from '../../svg.ts'

/** White porcelain: saucer, cup and lid, painted in one blue. */
export function gaiwan(ink: string): string {
  const white = '#f3efe8'
  const cupRim = [176, -246] as const
  const cupCurves: Curve[] = [
    [168, -150, 120, -60, 78, -44],
    [76, -36, 74, -32, 72, -30],
  ]
  const outline = turned(cupRim, cupCurves)
  const branch =
    stroke(
      'M-150 -190C-90 -130 -10 -150 40 -100M-60 -142Q-40 -180 -10 -196M-6 -128Q30 -150 70 -150',
      ink,
      5,
    ) +
    [
      [-10, -196],
      [-104, -156],
      [40, -100],
      [70, -150],
      [-48, -118],
      [18, -162],
    ]
      .map(
        ([x, y]) =>
          times(5, (index) =>
            group(
              ellipse(0, -11, 7, 11, ink, 'opacity="0.85"'),
              `transform="translate(${x} ${y}) rotate(${index * 72})"`,
            ),
          ) + circle(x!, y!, 4, '#e9c46a'),
      )
      .join('')
  return (
    shadow(220, 46) +
    ellipse(0, -14, 232, 50, linear(0, 0, 1, 1, '#ffffff@0', '#cfc7ba@1')) +
    ellipse(0, -20, 226, 46, linear(0, 0, 1, 0.7, '#dcd5c9@0', '#ffffff@1')) +
    ellipse(0, -22, 200, 39, 'none', `stroke="${ink}" stroke-width="3" opacity="0.7"`) +
    ellipse(16, -22, 96, 17, '#4b4037', 'opacity="0.3"') +
    turnedSolid(white, cupRim, cupCurves, 0.6) +
    inside(outline, faded(0.9, branch)) +
    stroke('M-176 -240A176 36 0 0 0 176 -240', ink, 4, 'stroke-opacity="0.75"') +
    ellipse(0, -246, 176, 35, darker(white, 0.18)) +
    path(turned([44, -326], [[80, -322, 150, -300, 164, -258]]), round(white, 0.7)) +
    stroke('M-161 -266A162 34 0 0 0 161 -266', ink, 3, 'stroke-opacity="0.6"') +
    path('M-46 -318L-38 -346H38L46 -318Z', round(white, 0.7)) +
    ellipse(0, -346, 40, 9, linear(0, 0, 1, 0, '#ffffff@0', '#d5cdc0@1'))
  )
}
