import { darker, lighter } from '../../colour.ts'
import { pick, seeded, times } from '../../random.ts'
import { circle, ellipse, group, linear, path, polygon, radial, rect, ring } from '../../svg.ts'
import { type Cover, ground } from './cover.ts'

/** A planet between its orbits. */
export const orbits: Cover = ([base, a, b, c]) =>
  ground(radial(0.5, 0.5, 0.75, `${lighter(base, 0.16)}@0`, `${base}@1`)) +
  times(9, (index) =>
    ellipse(
      250,
      250,
      90 + index * 34,
      30 + index * 14,
      'none',
      `stroke="${index % 2 ? b : c}" stroke-width="${2 + (index % 3) * 2}" transform="rotate(-24 250 250)" opacity="0.8"`,
    ),
  ) +
  circle(
    250,
    250,
    104,
    radial(0.32, 0.28, 0.8, `${lighter(a, 0.5)}@0`, `${a}@0.45`, `${darker(a, 0.6)}@1`),
  ) +
  times(5, (index) =>
    circle(
      250 + Math.cos(index * 1.9) * (150 + index * 32),
      250 + Math.sin(index * 1.9) * (70 + index * 26),
      7 + index * 3,
      index % 2 ? c : b,
    ),
  )

/** Diagonal stripes, torn once. */
export const stripes: Cover = ([base, a, b, c]) =>
  ground(base) +
  group(
    times(15, (index) => rect(-300 + index * 76, -300, 38, 1200, index % 4 === 2 ? b : a)),
    'transform="rotate(34 250 250)"',
  ) +
  path('M0 330L60 300L110 336L180 280L240 318L310 262L380 300L440 240L500 268V500H0Z', c) +
  path('M0 352L60 322L110 358L180 302L240 340L310 284L380 322L440 262L500 290V500H0Z', base) +
  circle(356, 150, 74, c)

/** Quarter circles on a grid: a quartet. */
export const quarters: Cover = ([base, a, b, c]) => {
  const random = seeded(5)
  const inks = [a, b, c, darker(base, 0.2)]
  return (
    ground(base) +
    times(16, (index) => {
      const [x, y] = [(index % 4) * 125, Math.floor(index / 4) * 125]
      const turn = Math.floor(random() * 4) * 90
      const shape = random()
      const tile =
        rect(0, 0, 125, 125, pick(random, inks)) +
        (shape < 0.6
          ? path('M0 0H125A125 125 0 0 1 0 125Z', pick(random, [base, a, b, c]))
          : shape < 0.8
            ? circle(62.5, 62.5, 46, pick(random, [base, a, c]))
            : polygon(
                [
                  [0, 0],
                  [125, 0],
                  [0, 125],
                ],
                pick(random, [base, b, c]),
              ))
      return group(tile, `transform="translate(${x} ${y}) rotate(${turn} 62.5 62.5)"`)
    })
  )
}

/** Dots that swell until they touch. */
export const halftone: Cover = ([base, a, b]) =>
  ground(base) +
  times(289, (index) => {
    const [x, y] = [(index % 17) * 31.25, Math.floor(index / 17) * 31.25]
    const swell = Math.hypot(x - 320, y - 190) / 330
    const r = Math.max(2.2, 19 * (1 - swell * 0.92) + 3 * Math.sin(x / 40))
    return circle(x, y, r, x + y > 560 ? b : a)
  })

/** A bolt, loud. */
export const bolt: Cover = ([base, a, b, c]) =>
  ground(base) +
  times(20, (index) =>
    polygon(
      [
        [250, 250],
        [250 + Math.cos(index * 0.314) * 480, 250 + Math.sin(index * 0.314) * 480],
        [250 + Math.cos(index * 0.314 + 0.157) * 480, 250 + Math.sin(index * 0.314 + 0.157) * 480],
      ],
      b,
    ),
  ) +
  circle(250, 250, 168, c) +
  polygon(
    [
      [306, 30],
      [122, 286],
      [236, 286],
      [182, 470],
      [392, 196],
      [270, 196],
    ],
    darker(base, 0.85),
    'transform="translate(12 14)"',
  ) +
  polygon(
    [
      [306, 30],
      [122, 286],
      [236, 286],
      [182, 470],
      [392, 196],
      [270, 196],
    ],
    a,
  )

/** Soft bodies resting on each other. */
export const blobs: Cover = ([base, a, b, c]) =>
  ground(linear(0, 0, 1, 1, `${lighter(base, 0.3)}@0`, `${base}@1`)) +
  (
    [
      [160, 356, 132, a],
      [352, 330, 118, b],
      [246, 196, 106, c],
      [104, 170, 58, b],
      [398, 150, 46, a],
      [262, 430, 62, c],
    ] as const
  )
    .map(
      ([x, y, r, colour]) =>
        ellipse(x + 16, y + 24, r, r, '#000000', 'opacity="0.16"') +
        circle(
          x,
          y,
          r,
          radial(
            0.32,
            0.26,
            0.85,
            `${lighter(colour, 0.65)}@0`,
            `${colour}@0.5`,
            `${darker(colour, 0.45)}@1`,
          ),
        ),
    )
    .join('')

/** Squares turning into the dark. */
export const tunnel: Cover = ([base, a, b, c]) =>
  ground(base) +
  times(22, (index) => {
    const half = 330 * 0.87 ** index
    return group(
      rect(-half, -half, half * 2, half * 2, [base, a, base, b, base, c][index % 6]!),
      `transform="translate(250 250) rotate(${index * 6})"`,
    )
  })

/** Rings of a stone dropped into water, twice. */
export const rings: Cover = ([base, a, b, c]) =>
  ground(linear(0, 0, 0, 1, `${lighter(base, 0.14)}@0`, `${base}@1`)) +
  times(15, (index) => ring(176, 190, 20 + index * 25, index % 3 ? a : c, 5)) +
  times(12, (index) => ring(348, 346, 14 + index * 25, b, 5)) +
  circle(176, 190, 14, c) +
  circle(348, 346, 10, c)
