import { darker, lighter, mix } from '../../colour.ts'
import { ball, shadow } from '../../light.ts'
import { times } from '../../random.ts'
import { turned } from '../../solid.ts'
import { across, ellipse, group, inside, linear, path, radial, stroke } from '../../svg.ts'

/** A glass pot, the tea glowing inside it. */
export function glassPot(tea: string): string {
  const outline = turned(
    [100, -330],
    [
      [112, -318, 232, -280, 232, -140],
      [230, -40, 160, -2, 110, 0],
    ],
  )
  return (
    shadow(200, 42, 0.7) +
    ellipse(110, 14, 220, 40, radial(0.5, 0.5, 0.5, `${lighter(tea, 0.4)}@0/0.75`, `${tea}@1/0`)) +
    stroke('M206 -236C330 -290 356 -110 222 -92', '#ffffff', 30, 'stroke-opacity="0.32"') +
    stroke('M206 -246C342 -304 370 -104 222 -84', '#ffffff', 4, 'stroke-opacity="0.8"') +
    path(
      'M-206 -190C-262 -200 -276 -270 -320 -308L-290 -322C-250 -290 -240 -244 -180 -246Z',
      across('#ffffff@0/0.65', '#ffffff@0.5/0.25', `${tea}@1/0.6`),
    ) +
    path(outline, linear(0, 0, 1, 1, '#ffffff@0/0.5', '#ffffff@0.4/0.12', '#cfd6cf@1/0.5')) +
    inside(
      outline,
      path(
        'M-250 -206Q-120 -220 0 -206T250 -206V40H-250Z',
        linear(
          0.1,
          0,
          0.6,
          1,
          `${lighter(tea, 0.5)}@0/0.85`,
          `${tea}@0.55/0.9`,
          `${darker(tea, 0.25)}@1/0.95`,
        ),
      ) +
        ellipse(0, -206, 226, 30, lighter(tea, 0.45), 'opacity="0.8"') +
        petals(),
    ) +
    path(
      'M-178 -250C-222 -200 -222 -120 -190 -70C-206 -130 -196 -200 -150 -256Z',
      '#ffffff',
      'opacity="0.6"',
    ) +
    stroke('M190 -220Q216 -150 186 -70', '#ffffff', 6, 'stroke-opacity="0.45"') +
    ellipse(0, -330, 102, 21, '#ffffff', 'opacity="0.55"') +
    path(
      turned([14, -368], [[60, -366, 96, -352, 104, -330]]),
      across('#ffffff@0/0.8', '#e2e6df@0.5/0.5', '#aab2a8@1/0.7'),
    ) +
    path('M-20 -362C-36 -376 -30 -404 0 -406S36 -376 20 -362Z', ball('#b98a58', 0.5))
  )
}

const petals = () =>
  times(9, (index) =>
    group(
      ellipse(0, 0, 40, 12, mix('#f6d27a', '#ffffff', (index % 3) * 0.2), 'opacity="0.75"'),
      `transform="translate(${-120 + index * 31} ${-34 - ((index * 37) % 60)}) rotate(${index * 50})"`,
    ),
  )
