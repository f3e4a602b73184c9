import { darker, lighter } from '../colour.ts'
import { between, pick, seeded, times } from '../random.ts'
import { circle, ellipse, group, linear, path, place, radial, stroke } from '../svg.ts'

/** A leaf from its stalk at the origin upwards, one half lit. */
export function leaf(length: number, colour: string, plumpness = 0.26): string {
  const w = length * plumpness
  const half = (side: number) =>
    `M0 0C${side * w} ${-length * 0.18} ${side * w * 1.15} ${-length * 0.66} 0 ${-length}C${side * w * 0.12} ${-length * 0.6} ${side * w * 0.06} ${-length * 0.3} 0 0Z`
  const veins = [0.26, 0.42, 0.58, 0.72].map(
    (at) =>
      `M0 ${-length * at}L${w * 0.62} ${-length * (at + 0.14)}M0 ${-length * at}L${-w * 0.62} ${-length * (at + 0.14)}`,
  )
  return (
    path(half(-1), linear(0, 0, 1, 1, `${lighter(colour, 0.28)}@0`, `${colour}@1`)) +
    path(half(1), linear(0, 0, 1, 1, `${colour}@0`, `${darker(colour, 0.3)}@1`)) +
    stroke(`M0 0V${-length * 0.95}`, lighter(colour, 0.4), length * 0.012, 'stroke-opacity="0.7"') +
    stroke(veins.join(''), lighter(colour, 0.4), length * 0.007, 'stroke-opacity="0.35"')
  )
}

/** Two leaves and a bud, as tea is picked. */
export const sprig = (length: number, colour: string) =>
  stroke(
    `M0 0C${length * 0.05} ${-length * 0.3} 0 ${-length * 0.5} 0 ${-length * 0.6}`,
    darker(colour, 0.2),
    length * 0.02,
  ) +
  place(leaf(length * 0.72, colour), 0, -length * 0.3, 1, 42) +
  place(leaf(length * 0.66, colour), 0, -length * 0.42, 1, -38) +
  place(leaf(length * 0.46, lighter(colour, 0.2), 0.16), 0, -length * 0.58, 1, 4)

export const longLeaf = (length: number, colour: string) => leaf(length, colour, 0.13)

export function chamomile(size: number): string {
  const petal = (angle: number) =>
    group(
      ellipse(
        0,
        -size * 0.62,
        size * 0.15,
        size * 0.36,
        linear(0, 0, 0, 1, '#ffffff@0', '#eee6d6@1'),
      ),
      `transform="rotate(${angle})"`,
    )
  return (
    times(13, (index) => petal((index * 360) / 13)) +
    circle(0, 0, size * 0.3, radial(0.35, 0.3, 0.8, '#ffdc6a@0', '#e5a21f@0.6', '#b87413@1')) +
    times(9, (index) =>
      circle(
        Math.cos(index * 2.4) * size * 0.17 * (index / 9),
        Math.sin(index * 2.4) * size * 0.17 * (index / 9),
        size * 0.03,
        '#fff0a8',
        'opacity="0.7"',
      ),
    )
  )
}

export function orangeSlice(radius: number, colour = '#ee8a2c'): string {
  const wedge = (angle: number) =>
    group(
      path(
        `M0 ${-radius * 0.1}C${radius * 0.3} ${-radius * 0.5} ${radius * 0.33} ${-radius * 0.76} ${radius * 0.2} ${-radius * 0.82}Q0 ${-radius * 0.9} ${-radius * 0.2} ${-radius * 0.82}C${-radius * 0.33} ${-radius * 0.76} ${-radius * 0.3} ${-radius * 0.5} 0 ${-radius * 0.1}Z`,
        radial(
          0.5,
          0.2,
          0.9,
          `${lighter(colour, 0.3)}@0`,
          `${colour}@0.7`,
          `${darker(colour, 0.1)}@1`,
        ),
      ),
      `transform="rotate(${angle})"`,
    )
  return (
    circle(radius * 0.05, radius * 0.08, radius, '#20120a', 'opacity="0.16"') +
    circle(
      0,
      0,
      radius,
      radial(0.4, 0.3, 0.8, `${lighter(colour, 0.15)}@0`, `${darker(colour, 0.08)}@1`),
    ) +
    circle(0, 0, radius * 0.93, '#fdf0d6') +
    times(9, (index) => wedge(index * 40))
  )
}

export const pearl = (radius: number, colour: string, turn: number) =>
  circle(radius * 0.15, radius * 0.25, radius, '#140c06', 'opacity="0.28"') +
  circle(
    0,
    0,
    radius,
    radial(
      0.35,
      0.3,
      0.8,
      `${lighter(colour, 0.35)}@0`,
      `${colour}@0.5`,
      `${darker(colour, 0.45)}@1`,
    ),
  ) +
  group(
    stroke(
      `M${-radius * 0.7} ${radius * 0.2}Q0 ${-radius * 0.6} ${radius * 0.7} ${radius * 0.05}M${-radius * 0.4} ${radius * 0.6}Q${radius * 0.1} ${-radius * 0.1} ${radius * 0.6} ${-radius * 0.45}`,
      lighter(colour, 0.5),
      radius * 0.1,
      'stroke-opacity="0.45"',
    ),
    `transform="rotate(${turn})"`,
  )

type LooseKind = 'needle' | 'twist' | 'pearl' | 'broken' | 'powder' | 'petal'

export interface Loose {
  kind: LooseKind
  colours: readonly string[]
  /** Something larger that lies among the leaves, drawn at size 1 = 100. */
  among?: readonly string[]
}

/** Loose leaf spread over a disc, the upper pieces lighter than those below. */
export function loose(tea: Loose, radius: number, seed: number, squash = 1): string {
  const random = seeded(seed)
  const count = { pearl: 210, broken: 620, powder: 460, needle: 400, twist: 430, petal: 380 }[
    tea.kind
  ]
  const spot = (reach: number) => {
    const angle = random() * Math.PI * 2
    const distance = Math.sqrt(random()) * reach
    return [Math.cos(angle) * distance, Math.sin(angle) * distance * squash] as const
  }
  const pieces = times(count, (index) => {
    const [x, y] = spot(radius)
    const depth = index / count
    const colour = darker(pick(random, tea.colours), 0.45 * (1 - depth))
    return place(
      piece(tea.kind, colour, between(random, 0.75, 1.2), random()),
      x,
      y,
      1,
      random() * 360,
    )
  })
  const things = tea.among ?? []
  const among = times(things.length ? 13 : 0, (index) => {
    const [x, y] = spot(radius * 0.84)
    return place(things[index % things.length]!, x, y, between(random, 0.42, 0.62), random() * 360)
  })
  return pieces + among
}

/** One piece of a colour, lit by a lighter one, from `-s` to `s` along its length. */
interface Piece {
  colour: string
  light: string
  size: number
  bend: number
  s: number
  curve: number
}

function piece(kind: LooseKind, colour: string, size: number, bend: number): string {
  const s = 34 * size
  return shapes[kind]({
    colour,
    light: lighter(colour, 0.3),
    size,
    bend,
    s,
    curve: (bend - 0.5) * s,
  })
}

const shapes: Record<LooseKind, (piece: Piece) => string> = {
  needle: ({ colour, light, size, s, curve }) =>
    stroke(`M${-s} 0Q0 ${curve * 0.5} ${s} 0`, colour, 7 * size) +
    stroke(`M${-s * 0.8} -2Q0 ${curve * 0.5 - 2} ${s * 0.6} -2`, light, 1.8 * size),
  twist: ({ colour, light, size, s, curve }) =>
    stroke(
      `M${-s} 0C${-s * 0.4} ${curve * 1.7} ${s * 0.3} ${-curve * 1.7} ${s} ${curve * 0.6}`,
      colour,
      10 * size,
    ) +
    stroke(
      `M${-s * 0.7} -3C${-s * 0.3} ${curve * 1.5 - 3} ${s * 0.2} ${-curve * 1.5} ${s * 0.7} 0`,
      light,
      2.2 * size,
      'stroke-opacity="0.7"',
    ),
  pearl: ({ colour, size, bend }) => pearl(27 * size, colour, bend * 360),
  powder: ({ colour, light, s }) =>
    circle(
      0,
      0,
      s * 0.42,
      radial(0.4, 0.35, 0.7, `${light}@0/0.9`, `${colour}@0.5/0.6`, `${colour}@1/0`),
    ),
  broken: ({ colour, light, s }) =>
    path(
      `M${-s * 0.4} 0L0 ${-s * 0.2}L${s * 0.42} ${s * 0.05}L${s * 0.05} ${s * 0.22}Z`,
      linear(0, 0, 1, 1, `${light}@0`, `${colour}@0.6`),
    ),
  petal: ({ colour, light, s }) =>
    path(
      `M${-s} 0Q${-s * 0.2} ${-s * 0.55} ${s} 0Q${-s * 0.1} ${s * 0.4} ${-s} 0Z`,
      linear(0, 0, 1, 1, `${light}@0`, `${colour}@0.7`),
    ),
}
