import { lighter } from '../colour.ts'
import { times } from '../random.ts'
import {
  circle,
  circlePath,
  ellipse,
  group,
  inside,
  path,
  place,
  polygon,
  rect,
  rectPath,
  ring,
  stroke,
} from '../svg.ts'
import { chamomile, leaf, orangeSlice, sprig } from './leaves.ts'

export type Motif =
  | 'sprig'
  | 'hills'
  | 'waves'
  | 'moon'
  | 'flower'
  | 'citrus'
  | 'bamboo'
  | 'smoke'
  | 'dots'
  | 'crane'
  | 'needles'

/** A label's picture around the origin, about 200 wide, in one ink. */
export const motif = (kind: Motif, ink: string, accent: string) => motifs[kind](ink, accent)

const motifs: Record<Motif, (ink: string, accent: string) => string> = {
  sprig: (ink) => place(sprig(150, ink), 0, 70),
  hills: (ink, accent) =>
    inside(
      circlePath(0, 0, 84),
      rect(-90, -90, 180, 180, lighter(accent, 0.55)) +
        circle(26, -26, 26, accent) +
        path('M-100 30L-40 -22L10 30L40 0L110 60V100H-100Z', lighter(ink, 0.35)) +
        path('M-100 60Q-30 8 30 52T110 40V100H-100Z', ink),
    ),
  waves: (ink) =>
    inside(
      rectPath(-90, -70, 180, 140),
      times(5, (row) =>
        times(6, (column) =>
          times(3, (depth) =>
            circle(
              -100 + column * 40 + (row % 2) * 20,
              -50 + row * 34,
              34 - depth * 10,
              depth % 2 ? lighter(ink, 0.75) : ink,
            ),
          ),
        ),
      ),
    ),
  moon: (ink, accent) =>
    circle(0, -6, 72, accent) +
    stroke('M-78 44Q-20 26 20 42T84 34M-60 62Q0 46 60 58', ink, 6) +
    place(leaf(80, ink, 0.2), -20, 30, 1, 34),
  flower: (ink) =>
    place(chamomile(74), -34, -10) +
    place(chamomile(50), 50, 32) +
    place(chamomile(40), 34, -48) +
    stroke('M-34 30Q-30 60 -44 86M50 60Q44 76 46 90', ink, 5),
  citrus: (ink, accent) =>
    place(orangeSlice(62, accent), -8, 8) +
    place(leaf(84, ink), 30, -26, 1, 52) +
    place(leaf(64, ink), 20, -34, 1, -8),
  bamboo: (ink) =>
    times(
      3,
      (index) =>
        stroke(`M${-46 + index * 46} 84V${-80 + index * 12}`, ink, 13 - index * 3) +
        stroke(`M${-54 + index * 46} ${20 - index * 30}h16`, lighter(ink, 0.7), 4),
    ) +
    place(leaf(80, ink, 0.15), 0, -20, 1, 60) +
    place(leaf(70, ink, 0.15), 0, -20, 1, 100) +
    place(leaf(64, ink, 0.15), -46, -50, 1, -50),
  smoke: (ink, accent) =>
    times(3, (index) =>
      stroke(
        `M${-36 + index * 36} 70C${-76 + index * 36} 30 ${4 + index * 36} 0 ${-36 + index * 36} -40S${-20 + index * 36} -70 ${-30 + index * 36} -84`,
        index === 1 ? accent : ink,
        9,
      ),
    ),
  dots: (ink, accent) =>
    times(25, (index) =>
      circle(
        -64 + (index % 5) * 32,
        -64 + Math.floor(index / 5) * 32,
        4 + ((index * 7) % 5) * 2,
        index % 6 ? ink : accent,
      ),
    ),
  crane: (ink, accent) =>
    circle(30, -28, 40, accent) +
    path(
      'M-90 30C-40 24 -20 0 0 -50C10 -10 20 0 86 -20C50 26 24 40 -10 40C-20 56 -40 64 -54 84C-54 60 -44 46 -40 36C-56 34 -74 34 -90 30Z',
      ink,
    ),
  needles: (ink, accent) =>
    times(9, (index) =>
      group(
        ellipse(0, -52, 6, 40, index % 3 ? ink : accent),
        `transform="translate(0 40) rotate(${-64 + index * 16})"`,
      ),
    ) +
    polygon(
      [
        [-30, 62],
        [30, 62],
        [22, 74],
        [-22, 74],
      ],
      ink,
    ),
}

/** The house's seal: a small red stamp, as on tea papers. */
export const seal = (size: number, colour = '#b5402c') =>
  rect(-size / 2, -size / 2, size, size, colour, `rx="${size * 0.16}"`) +
  ring(0, size * 0.04, size * 0.2, '#fff4e6', size * 0.08) +
  stroke(
    `M0 ${-size * 0.32}V${-size * 0.16}M${-size * 0.28} ${size * 0.34}H${size * 0.28}`,
    '#fff4e6',
    size * 0.08,
  )
