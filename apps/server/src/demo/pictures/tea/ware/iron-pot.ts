import { darker, lighter } from '../../colour.ts'
import { ball, round, shadow } from '../../light.ts'
import { times } from '../../random.ts'
import { turned } from '../../solid.ts'
import { ellipse, linear, path, radial, stroke } from '../../svg.ts'

/** Cast iron with its rows of studs and an arched handle. */
export function ironPot(colour: string): string {
  const outline = turned(
    [128, -286],
    [
      [150, -284, 262, -226, 252, -118],
      [244, -40, 190, 0, 128, 0],
    ],
  )
  const studs = times(5, (row) =>
    times(13, (column) => {
      const angle = ((column + (row % 2) * 0.5 - 6.2) / 13) * Math.PI
      const radius = [188, 226, 248, 246, 232][row]!
      const x = Math.sin(angle) * radius
      const y = -236 + row * 37 + Math.cos(angle) * 34
      return ellipse(
        x,
        y,
        8.5 * Math.cos(angle) + 1.5,
        8.5,
        radial(
          0.3,
          0.25,
          0.9,
          `${lighter(colour, 0.5)}@0`,
          `${colour}@0.55`,
          `${darker(colour, 0.6)}@1`,
        ),
      )
    }),
  )
  return (
    shadow(226, 46) +
    stroke('M-182 -230C-196 -470 -110 -540 0 -540S196 -470 182 -230', darker(colour, 0.4), 24) +
    stroke(
      'M-186 -236C-198 -468 -112 -546 0 -546S186 -480 178 -300',
      lighter(colour, 0.36),
      6,
      'stroke-opacity="0.7"',
    ) +
    path(
      'M-214 -170C-270 -186 -290 -240 -334 -266L-306 -292C-262 -272 -230 -238 -176 -236Z',
      linear(
        0,
        0,
        0.4,
        1,
        `${lighter(colour, 0.34)}@0`,
        `${colour}@0.4`,
        `${darker(colour, 0.5)}@1`,
      ),
    ) +
    path(outline, ball(colour, 0.3)) +
    studs +
    ellipse(0, -284, 134, 29, darker(colour, 0.6)) +
    path(turned([12, -330], [[80, -326, 122, -312, 128, -288]]), round(colour, 0.3)) +
    path('M-18 -322C-34 -336 -30 -366 0 -368S34 -336 18 -322Z', ball('#b08a4a', 0.5))
  )
}
