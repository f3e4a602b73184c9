import { darker, lighter, mix } from '../../colour.ts'
import { between, pick, seeded, times } from '../../random.ts'
import {
  circle,
  down,
  ellipse,
  group,
  linear,
  path,
  place,
  polygon,
  radial,
  rect,
  stroke,
} from '../../svg.ts'
import { type Cover, ground } from './cover.ts'

/** Contour lines of a country that is not on the map. */
export const contours: Cover = ([base, a, b, c]) => {
  const random = seeded(11)
  const wobble = Array.from({ length: 4 }, () => random() * 6.28)
  const line = (r: number) => {
    const points = Array.from({ length: 73 }, (_, index) => {
      const angle = (index / 72) * Math.PI * 2
      const reach =
        r *
        (1 +
          0.16 * Math.sin(angle * 2 + wobble[0]!) +
          0.1 * Math.sin(angle * 3 + wobble[1]! + r / 90) +
          0.06 * Math.sin(angle * 5 + wobble[2]!))
      return `${(220 + Math.cos(angle) * reach * 1.1).toFixed(1)} ${(270 + Math.sin(angle) * reach).toFixed(1)}`
    })
    return `M${points.join('L')}Z`
  }
  return (
    ground(base) +
    times(24, (index) =>
      path(
        line(470 - index * 19),
        index % 8 === 5 ? a : index % 8 === 1 ? b : mix(base, c, index / 46),
        `stroke="${c}" stroke-width="1.6" stroke-opacity="0.75"`,
      ),
    )
  )
}

/** Ridges, one behind the other, as a receiver draws noise. */
export const ridges: Cover = ([base, a, b]) => {
  const random = seeded(23)
  return (
    ground(base) +
    times(26, (row) => {
      const y = 110 + row * 13
      const points = Array.from({ length: 61 }, (_, index) => {
        const x = 70 + index * 6
        const bell = Math.exp(-(((x - 250) / 82) ** 2))
        return `${x} ${(y - bell * between(random, 4, 84) - random() * 4).toFixed(1)}`
      })
      return `<path d="M${points.join('L')}" fill="${base}" stroke="${row % 9 === 4 ? b : a}" stroke-width="2.4" stroke-linejoin="round"/>`
    })
  )
}

/** A house at night, a few windows awake. */
export const windows: Cover = ([base, a, b, c]) => {
  const random = seeded(42)
  return (
    ground(down(`${darker(base, 0.5)}@0`, `${lighter(base, 0.12)}@1`)) +
    times(6, (row) =>
      times(5, (column) => {
        const lit = random()
        const x = 50 + column * 84
        const y = 42 + row * 72
        const tone = lit > 0.82 ? a : lit > 0.66 ? b : lit > 0.56 ? c : darker(base, 0.35)
        return (
          rect(
            x,
            y,
            62,
            50,
            lit > 0.56 ? linear(0, 0, 1, 1, `${lighter(tone, 0.35)}@0`, `${tone}@1`) : tone,
          ) +
          rect(x + 29, y, 4, 50, darker(base, 0.6)) +
          (lit > 0.9 ? circle(x + 18, y + 28, 9, base) + rect(x + 8, y + 36, 20, 14, base) : '')
        )
      }),
    )
  )
}

/** The sun going down in slices. */
export const sun: Cover = ([base, a, b, c]) =>
  ground(
    down(
      `${base}@0`,
      `${mix(base, b, 0.5)}@0.62`,
      `${darker(base, 0.4)}@0.63`,
      `${darker(base, 0.6)}@1`,
    ),
  ) +
  circle(250, 236, 158, down(`${lighter(a, 0.3)}@0`, `${a}@0.45`, `${b}@1`)) +
  times(7, (index) =>
    rect(60, 232 + index * 25, 380, 4 + index * 3, mix(base, b, 0.28 + index * 0.03)),
  ) +
  rect(0, 396, 500, 104, darker(base, 0.55)) +
  times(12, (index) =>
    stroke(`M250 396L${-650 + index * 164} 560`, c, 2.4, 'stroke-opacity="0.8"'),
  ) +
  times(5, (index) => stroke(`M0 ${400 + index * index * 7}H500`, c, 2, 'stroke-opacity="0.8"'))

const frond = (length: number, colour: string) =>
  path(
    `M0 0C${length * 0.34} ${-length * 0.2} ${length * 0.36} ${-length * 0.72} 0 ${-length}C${-length * 0.36} ${-length * 0.72} ${-length * 0.34} ${-length * 0.2} 0 0Z`,
    linear(0, 0, 1, 1, `${lighter(colour, 0.22)}@0`, `${darker(colour, 0.3)}@1`),
  ) + stroke(`M0 0V${-length * 0.92}`, lighter(colour, 0.5), 2.4, 'stroke-opacity="0.6"')

/** Leaf over leaf, going down into the green. */
export const understory: Cover = ([base, a, b, c]) => {
  const random = seeded(77)
  return (
    ground(down(`${lighter(base, 0.1)}@0`, `${darker(base, 0.5)}@1`)) +
    circle(262, 196, 92, c) +
    times(38, (index) =>
      place(
        frond(between(random, 100, 220), mix(pick(random, [a, b]), base, 0.6 - index * 0.015)),
        random() * 500,
        260 + index * 7.5,
        1,
        between(random, -62, 62),
      ),
    )
  )
}

/** A harbour of glass waves. */
export const waves: Cover = ([base, a, b, c]) =>
  ground(down(`${lighter(base, 0.2)}@0`, `${base}@1`)) +
  circle(352, 134, 62, c) +
  times(9, (row) => {
    const y = 190 + row * 36
    const d = times(
      7,
      (index) =>
        `Q${-46 + index * 92 + (row % 2) * 46} ${y - 62} ${index * 92 + (row % 2) * 46} ${y}`,
    )
    return path(
      `M${-92 + (row % 2) * 46} ${y}${d}V520H-92Z`,
      down(`${mix(a, b, row / 8)}@0`, `${darker(mix(a, b, row / 8), 0.4)}@0.5`),
      `stroke="${lighter(a, 0.6)}" stroke-width="2.5"`,
    )
  })

/** A moth, both wings alike. */
export const moth: Cover = ([base, a, b, c]) => {
  const wing =
    path(
      'M0 -20C60 -170 210 -190 224 -120C230 -60 140 0 0 20Z',
      linear(0, 0, 1, 0, `${darker(a, 0.3)}@0`, `${a}@0.6`, `${lighter(a, 0.3)}@1`),
    ) +
    path(
      'M0 14C100 10 190 50 170 120C150 190 50 150 0 60Z',
      linear(0, 0, 1, 1, `${darker(b, 0.3)}@0`, `${b}@1`),
    ) +
    [56, 40, 24, 10]
      .map((r, index) => circle(140, -104, r * 0.8, [darker(base, 0.4), c, base, c][index]!))
      .join('') +
    circle(104, 92, 26, c) +
    circle(104, 92, 13, base) +
    stroke(
      'M0 -8Q110 -20 190 -80M0 0Q110 0 210 -100M0 24Q90 40 150 120',
      darker(base, 0.5),
      3,
      'stroke-opacity="0.5"',
    )
  return (
    ground(radial(0.5, 0.45, 0.75, `${lighter(base, 0.2)}@0`, `${base}@1`)) +
    times(60, (index) =>
      circle(
        (index * 137) % 500,
        (index * 211) % 500,
        1 + (index % 3),
        lighter(base, 0.6),
        'opacity="0.5"',
      ),
    ) +
    circle(250, 84, 40, c) +
    group(
      wing +
        group(wing, 'transform="scale(-1 1)"') +
        ellipse(0, 30, 17, 74, darker(base, 0.3)) +
        circle(0, -46, 17, darker(base, 0.3)) +
        stroke('M-6 -58Q-20 -110 -56 -120M6 -58Q20 -110 56 -120', lighter(a, 0.3), 4),
      'transform="translate(250 282)"',
    )
  )
}

const cube = (x: number, y: number, tall: number, tone: string) =>
  polygon(
    [
      [x, y],
      [x - 52, y - 30],
      [x - 52, y - 30 - tall],
      [x, y - tall],
    ],
    tone,
  ) +
  polygon(
    [
      [x, y],
      [x + 52, y - 30],
      [x + 52, y - 30 - tall],
      [x, y - tall],
    ],
    darker(tone, 0.45),
  ) +
  polygon(
    [
      [x, y - tall],
      [x - 52, y - 30 - tall],
      [x, y - 60 - tall],
      [x + 52, y - 30 - tall],
    ],
    lighter(tone, 0.4),
  )

/** Blocks of flats, stacked. */
export const blocks: Cover = ([base, a, b, c]) => {
  const random = seeded(9)
  return (
    ground(down(`${base}@0`, `${lighter(base, 0.2)}@1`)) +
    circle(370, 110, 52, c) +
    times(7, (row) =>
      times(6, (column) =>
        cube(
          column * 104 + (row % 2) * 52 - 20,
          320 + row * 46,
          between(random, 20, 170 - row * 10),
          pick(random, [a, a, b, mix(a, b, 0.5)]),
        ),
      ),
    )
  )
}
