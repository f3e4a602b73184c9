import { darker, lighter } from '../../colour.ts'
import { ball, round, shadow } from '../../light.ts'
import { times } from '../../random.ts'
import { type Curve, turned } from '../../solid.ts'
import { ellipse, inside, linear, path, stroke } from '../../svg.ts'
import { speckle } from './speckle.ts'

const potBody: Curve[] = [
  [150, -290, 232, -230, 226, -130],
  [222, -52, 160, 0, 104, 0],
]

const lidCurves: Curve[] = [[80, -338, 122, -322, 126, -294]]

/** A side-handled pot of unglazed clay. */
export function sidePot(colour: string): string {
  const outline = turned([128, -292], potBody)
  return (
    shadow(210, 44) +
    path(
      'M-190 -196C-260 -214 -286 -262 -318 -296L-286 -312C-256 -280 -222 -262 -160 -258Z',
      linear(
        0,
        0,
        0.4,
        1,
        `${lighter(colour, 0.3)}@0`,
        `${colour}@0.5`,
        `${darker(colour, 0.4)}@1`,
      ),
    ) +
    ellipse(-302, -304, 18, 8, darker(colour, 0.6), 'transform="rotate(-26 -302 -304)"') +
    path(
      'M196 -168L392 -252C412 -258 424 -218 404 -208L206 -100Z',
      linear(
        0.2,
        0,
        0.5,
        1,
        `${lighter(colour, 0.34)}@0`,
        `${colour}@0.45`,
        `${darker(colour, 0.45)}@1`,
      ),
    ) +
    ellipse(404, -230, 12, 24, darker(colour, 0.3), 'transform="rotate(-20 404 -230)"') +
    path(outline, ball(colour, 0.36)) +
    inside(
      outline,
      stroke(
        times(9, (index) => `M-240 ${-250 + index * 26}A240 48 0 0 0 240 ${-250 + index * 26}`),
        darker(colour, 0.5),
        1.6,
        'stroke-opacity="0.22"',
      ),
    ) +
    speckle(outline, darker(colour, 0.5), 3, 226, 292) +
    potLid(colour)
  )
}

function potLid(colour: string): string {
  return (
    ellipse(0, -290, 132, 28, darker(colour, 0.5)) +
    path(turned([10, -344], lidCurves), round(colour, 0.4)) +
    path('M-22 -336C-40 -352 -36 -384 0 -386S40 -352 22 -336Z', ball(colour, 0.5))
  )
}
