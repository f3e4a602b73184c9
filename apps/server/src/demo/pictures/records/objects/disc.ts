import { darker, lighter } from '../../colour.ts'
import { stacked } from '../../light.ts'
import { times } from '../../random.ts'
import {
  across,
  circle,
  circlePath,
  group,
  inside,
  linear,
  path,
  polygon,
  ring,
} from '../../svg.ts'

const sheen = (angle: number, strength: number) =>
  group(
    polygon(
      [
        [0, 0],
        [250, -46],
        [250, 46],
      ],
      across('#ffffff@0.25/0', `#ffffff@0.7/${strength}`, '#ffffff@1/0.02'),
    ),
    `transform="rotate(${angle})"`,
  )

/** A record of radius 240 around the origin. */
export function disc(vinyl: string, label: string, labelInk: string): string {
  const grooves = times(17, (index) =>
    ring(
      0,
      0,
      98 + index * 8.2,
      index % 4 === 3 ? '#000000' : lighter(vinyl, 0.4),
      index % 4 === 3 ? 2.4 : 1,
      `opacity="${index % 4 === 3 ? 0.35 : 0.22}"`,
    ),
  )
  return (
    stacked(4, (spread) => circle(12, 18, 238 + spread * 20, '#000000', 'opacity="0.13"')) +
    circle(
      0,
      0,
      240,
      linear(0, 0, 1, 1, `${lighter(vinyl, 0.16)}@0`, `${vinyl}@0.5`, `${darker(vinyl, 0.4)}@1`),
    ) +
    grooves +
    inside(
      circlePath(0, 0, 236),
      sheen(-38, 0.34) + sheen(142, 0.26) + sheen(-62, 0.12) + sheen(118, 0.12),
    ) +
    ring(0, 0, 237, lighter(vinyl, 0.5), 2, 'opacity="0.4"') +
    circle(0, 0, 84, label) +
    path('M-84 0A84 84 0 0 1 84 0Z', labelInk) +
    circle(0, 0, 30, label) +
    ring(0, 0, 72, labelInk, 3) +
    circle(0, 0, 8, '#0b0910')
  )
}
