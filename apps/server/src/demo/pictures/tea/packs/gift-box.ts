import { darker, lighter, mix } from '../../colour.ts'
import { shadow } from '../../light.ts'
import { across, down, ellipse, group, linear, path, place, polygon, rect } from '../../svg.ts'
import { tin, type TinLook } from './tin.ts'

export interface BoxLook {
  colour: string
  ribbon: string
  tins: readonly TinLook[]
}

/** A gift box with its tins standing before it. */
export function giftBox({ colour, ribbon, tins }: BoxLook): string {
  const [w, h] = [560, 300]
  const face = mix(colour, '#000000', 0.04)
  return (
    group(shadow(w * 0.52, 66), 'transform="translate(10 0)"') +
    rect(
      -w / 2,
      -h,
      w,
      h,
      linear(0, 0, 1, 1, `${lighter(face, 0.2)}@0`, `${face}@0.5`, `${darker(face, 0.24)}@1`),
      'rx="4"',
    ) +
    rect(
      -w / 2 - 12,
      -h - 66,
      w + 24,
      92,
      down(`${lighter(colour, 0.24)}@0`, `${colour}@0.7`, `${darker(colour, 0.22)}@1`),
      'rx="4"',
    ) +
    polygon(
      [
        [-w / 2 - 12, -h - 64],
        [-w / 2 + 46, -h - 116],
        [w / 2 - 46, -h - 116],
        [w / 2 + 12, -h - 64],
      ],
      down(`${lighter(colour, 0.5)}@0`, `${lighter(colour, 0.24)}@1`),
    ) +
    rect(-w / 2 + 1, -h + 26, w - 2, 12, '#000000', 'opacity="0.16"') +
    rect(
      92,
      -h - 66,
      50,
      h + 66,
      across(`${lighter(ribbon, 0.2)}@0`, `${ribbon}@0.5`, `${darker(ribbon, 0.2)}@1`),
    ) +
    polygon(
      [
        [92, -h - 64],
        [84, -h - 116],
        [126, -h - 116],
        [142, -h - 64],
      ],
      lighter(ribbon, 0.25),
    ) +
    place(bow(ribbon), 112, -h - 92) +
    tins
      .map((look, index) =>
        place(tin(look), -200 + index * 150 - (index ? 0 : 10), 54 + (index % 2) * 26, 0.46),
      )
      .join('')
  )
}

const bow = (ribbon: string) =>
  path(
    'M0 0C-60 -90 -150 -70 -130 -20C-118 14 -50 14 0 0Z',
    linear(0, 0, 1, 1, `${lighter(ribbon, 0.35)}@0`, `${darker(ribbon, 0.25)}@1`),
  ) +
  path(
    'M0 0C60 -96 150 -72 130 -20C118 16 50 12 0 0Z',
    linear(0, 0, 1, 1, `${lighter(ribbon, 0.3)}@0`, `${darker(ribbon, 0.35)}@1`),
  ) +
  path('M0 0C-30 40 -60 60 -84 100L-50 96C-30 60 -4 40 6 6Z', darker(ribbon, 0.1)) +
  path('M0 0C30 36 50 60 60 104L88 86C66 50 30 30 8 0Z', darker(ribbon, 0.18)) +
  ellipse(
    0,
    -4,
    24,
    20,
    linear(0, 0, 1, 1, `${lighter(ribbon, 0.4)}@0`, `${darker(ribbon, 0.2)}@1`),
  )
