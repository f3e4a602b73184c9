import { darker, lighter } from '../../colour.ts'
import { sheet } from '../../light.ts'
import { across, ellipse, group, linear, place, polygon, radial, rect, stroke } from '../../svg.ts'
import { motif, seal } from '../motif.ts'
import type { Label } from './label.ts'

/** A square caddy seen on its corner. */
export function caddy(look: Label & { colour: string }): string {
  const { colour } = look
  const [a, b, h, d] = [215, 120, 400, 62]
  const side = (sign: number, tone: string) =>
    polygon(
      [
        [0, 0],
        [0, -h],
        [sign < 0 ? -a : b, -h - d * (sign < 0 ? 0.8 : 0.9)],
        [sign < 0 ? -a : b, -d * (sign < 0 ? 0.8 : 0.9)],
      ],
      tone,
    )
  const top = -h
  const paper = group(
    rect(-92, -130, 184, 260, sheet(look.paper, 0.08)) +
      rect(-84, -122, 168, 244, 'none', `stroke="${look.ink}" stroke-width="2" opacity="0.5"`) +
      place(motif(look.motif, look.ink, look.accent), 0, -18, 0.82) +
      place(seal(26), 0, 92),
    `transform="matrix(1 0.23 0 1 ${-a * 0.5} ${-h * 0.44 - d * 0.4})"`,
  )
  return place(
    ellipse(30, -34, 330, 76, radial(0.5, 0.5, 0.5, '#20120a@0/0.5', '#20120a@1/0')) +
      polygon(
        [
          [-a, -d * 0.8],
          [0, 4],
          [b, -d * 0.9],
          [b + 46, -d * 0.7],
          [20, 16],
          [-a - 4, -d * 0.5],
        ],
        '#20120a',
        'opacity="0.28"',
      ) +
      side(-1, across(`${darker(colour, 0.08)}@0`, `${lighter(colour, 0.2)}@0.4`, `${colour}@1`)) +
      side(1, across(`${darker(colour, 0.3)}@0`, `${darker(colour, 0.5)}@1`)) +
      paper +
      polygon(
        [
          [0, top + 4],
          [-a - 6, top - d * 0.8],
          [-a - 6, top - d * 0.8 - 70],
          [0, top - 66],
        ],
        across(`${colour}@0`, `${lighter(colour, 0.26)}@0.5`, `${colour}@1`),
      ) +
      polygon(
        [
          [0, top + 4],
          [b + 5, top - d * 0.9],
          [b + 5, top - d * 0.9 - 70],
          [0, top - 66],
        ],
        darker(colour, 0.36),
      ) +
      polygon(
        [
          [0, top - 66],
          [-a - 6, top - d * 0.8 - 70],
          [-a + b + 2, top - d * 1.7 - 72],
          [b + 5, top - d * 0.9 - 70],
        ],
        linear(0, 0, 1, 0, `${lighter(colour, 0.5)}@0`, `${lighter(colour, 0.2)}@1`),
      ) +
      stroke(`M0 ${top - 66}V0`, lighter(colour, 0.6), 2.5, 'stroke-opacity="0.45"'),
    46,
    22,
    1.06,
  )
}
