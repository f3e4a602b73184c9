import { darker, lighter } from '../../colour.ts'
import { inside, linear, path, place, radial, rect, rectPath, stroke } from '../../svg.ts'

/** A cotton bag. */
export const tote = (colour: string, print: string) =>
  stroke(
    'M-120 -240C-130 -520 130 -520 120 -240',
    darker(colour, 0.4),
    26,
    'transform="translate(14 -14)"',
  ) +
  rect(
    -240,
    -250,
    500,
    610,
    radial(0.5, 0.5, 0.55, '#000000@0.6/0.5', '#000000@1/0'),
    'transform="translate(14 22)"',
  ) +
  path(
    'M-230 -250H230L244 330Q0 348 -244 330Z',
    linear(0, 0, 1, 1, `${lighter(colour, 0.3)}@0`, `${colour}@0.5`, `${darker(colour, 0.22)}@1`),
  ) +
  stroke('M-230 -226H230', darker(colour, 0.35), 3, 'stroke-dasharray="10 8"') +
  stroke('M-120 -190C-140 -500 140 -500 120 -190', colour, 26) +
  stroke(
    'M-126 -190C-146 -508 134 -508 112 -190',
    lighter(colour, 0.4),
    5,
    'stroke-opacity="0.6"',
  ) +
  place(inside(rectPath(0, 0, 500, 500), print), -140, -150, 0.56)
