import { darker, lighter } from '../../colour.ts'
import { ball } from '../../light.ts'
import { times } from '../../random.ts'
import { circle, faded, group, linear, path, polygon, radial, rect } from '../../svg.ts'

/** A cassette. */
export const cassette = (shell: string, label: string, stripe: string) =>
  rect(-286, -176, 596, 390, radial(0.5, 0.5, 0.55, '#000000@0.6/0.55', '#000000@1/0')) +
  rect(
    -280,
    -180,
    560,
    360,
    linear(0, 0, 1, 1, `${lighter(shell, 0.35)}@0`, `${shell}@0.5`, `${darker(shell, 0.3)}@1`),
    'rx="24"',
  ) +
  rect(-244, -150, 488, 226, label, 'rx="12"') +
  times(3, (index) =>
    rect(
      -244,
      -44 + index * 24,
      488,
      14,
      [stripe, lighter(stripe, 0.3), darker(stripe, 0.25)][index]!,
    ),
  ) +
  rect(-150, -74, 300, 104, darker(shell, 0.7), 'rx="52"') +
  [-96, 96]
    .map(
      (x) =>
        circle(x, -22, 42, '#f1ece4') +
        times(6, (index) =>
          group(
            rect(-5, -40, 10, 18, darker(shell, 0.6)),
            `transform="translate(${x} -22) rotate(${index * 60})"`,
          ),
        ) +
        circle(x, -22, 20, darker(shell, 0.6)),
    )
    .join('') +
  rect(-50, -56, 100, 68, '#3a2a22', 'rx="6"') +
  path('M-180 180L-156 106H156L180 180Z', darker(shell, 0.35)) +
  [-110, 110].map((x) => circle(x, 150, 11, darker(shell, 0.8))).join('') +
  [
    [-256, -156],
    [256, -156],
    [-256, 156],
    [256, 156],
  ]
    .map(([x, y]) => circle(x!, y!, 9, ball('#c9c4bd')))
    .join('') +
  faded(
    0.5,
    polygon(
      [
        [-280, -120],
        [-60, -180],
        [40, -180],
        [-280, -70],
      ],
      '#ffffff',
      'opacity="0.4"',
    ),
  )
