import { darker, lighter } from '../colour.ts'
import { steam, studio, surface, windowLight } from '../light.ts'
import { ellipse, group, place, polygon, radial, stroke, svg } from '../svg.ts'
import { leaf, loose, type Loose } from './leaves.ts'
import { cloth } from './ware/cloth.ts'
import { cup, type CupLook } from './ware/cup.ts'
import { cupFromAbove, plate } from './ware/plate.ts'
import { scoop } from './ware/scoop.ts'

/** One thing on a plain ground. */
export const portrait = (ground: string, thing: string, x = 500, y = 790, scale = 1.18) =>
  svg(1000, 1000, studio(ground) + place(thing, x, y, scale))

/** One thing with small ones in front of it; each is placed by its own drawing. */
export const still = (ground: string, ...things: string[]) =>
  svg(1000, 1000, studio(ground) + things.join(''))

/** A closer look, through the same studio. */
export const closeUp = (ground: string, thing: string, x = 470, y = 1020, scale = 2.1) =>
  svg(
    1000,
    1000,
    studio(ground, 1000, 1000, 0.8) + windowLight(420, 60, 620, 0.22) + place(thing, x, y, scale),
  )

/** The loose leaf on a plate, from above, with a scoop beside it. */
export const leafFromAbove = (ground: string, glaze: string, tea: Loose, seed: number) =>
  svg(
    1000,
    1000,
    surface(ground) +
      place(cloth(470, 900, lighter(ground, 0.45)), 560, -60, 1, 9) +
      place(plate(350, glaze, loose(tea, 268, seed)), 475, 480) +
      place(scoop(330), 610, 815, 1.05, -24),
  )

/** A cup of it from above, with a little leaf strewn about. */
export const cupOnTable = (
  ground: string,
  glaze: string,
  liquor: string,
  tea: Loose,
  seed: number,
) =>
  svg(
    1000,
    1000,
    surface(ground) +
      leafShadows() +
      place(loose({ ...tea, among: undefined }, 120, seed, 0.8), 810, 800, 0.9, 0) +
      place(cupFromAbove(285, glaze, liquor), 445, 470),
  )

/** The pack at home: window light, a tray, a steaming cup. */
export function athome(ground: string, pack: string, look: CupLook): string {
  return svg(
    1000,
    1000,
    studio(ground, 1000, 1000, 0.62) +
      windowLight(330, 60, 560) +
      place(pack, 335, 780, 0.98) +
      place(cup(look), 700, 850, 1.12) +
      place(steam(250, 1.2), 690, 590),
  )
}

/** Leaf shadows falling in from outside the picture. */
export const leafShadows = () =>
  group(
    [
      [880, -40, 150],
      [960, 90, 210],
      [780, -80, 185],
      [1010, 230, 240],
    ]
      .map(([x, y, turn]) =>
        group(
          leaf(330, '#3a2a18', 0.2).replaceAll(/linear\([^)]*\)/g, '#3a2a18'),
          `transform="translate(${x} ${y}) rotate(${turn})" opacity="0.1"`,
        ),
      )
      .join(''),
    '',
  )

export const wide = (
  width: number,
  height: number,
  ground: string,
  horizon: number,
  ...things: string[]
) => svg(width, height, studio(ground, width, height, horizon) + things.join(''))

/** Hills in the mist, for the gardens' pictures. */
export function terraces(width: number, height: number, sky: string, near: string): string {
  const rows = [0, 1, 2, 3, 4].map((row) => {
    const y = height * (0.42 + row * 0.12)
    const tone = row < 2 ? lighter(near, 0.62 - row * 0.18) : darker(near, (row - 2) * 0.14)
    const swell = height * (0.16 - row * 0.012)
    const ridge = (dy: number) =>
      `M${-40} ${y + dy}C${width * 0.2} ${y + dy - swell * (row % 2 ? 1.2 : 0.3)} ${width * 0.36} ${y + dy + swell * 0.3} ${width * 0.55} ${y + dy - swell * (row % 2 ? 0.1 : 0.8)}S${width * 0.86} ${y + dy - swell * 0.5} ${width + 40} ${y + dy - swell * (row % 2 ? 0.7 : 0.1)}`
    const hill = group(
      `<path d="${ridge(0)}V${height}H-40Z" fill="linear(0 0 0 1|${lighter(tone, 0.16)}@0,${tone}@0.6)"/>`,
      '',
    )
    const furrows =
      row < 2
        ? ''
        : Array.from(
            { length: 5 },
            (_, index) =>
              stroke(
                ridge(24 + index * (14 + row * 4)),
                darker(tone, 0.3),
                5 + row * 1.6,
                'stroke-opacity="0.28"',
              ) +
              stroke(
                ridge(18 + index * (14 + row * 4)),
                lighter(tone, 0.34),
                3 + row,
                'stroke-opacity="0.25"',
              ),
          ).join('')
    const mist = ellipse(
      width * (0.3 + row * 0.14),
      y + 70,
      width * 0.5,
      50,
      radial(0.5, 0.5, 0.5, `${lighter(sky, 0.6)}@0/0.55`, `${lighter(sky, 0.6)}@1/0`),
    )
    return hill + furrows + (row < 3 ? mist : '')
  })
  const sun = ellipse(
    width * 0.7,
    height * 0.24,
    height * 0.34,
    height * 0.34,
    radial(0.5, 0.5, 0.5, '#fff6dd@0.3/0.95', '#fff0cf@0.36/0.4', '#ffeec9@1/0'),
  )
  return (
    polygon(
      [
        [0, 0],
        [width, 0],
        [width, height],
        [0, height],
      ],
      `linear(0 0 0 1|${sky}@0,${lighter(sky, 0.6)}@0.5)`,
    ) +
    sun +
    rows.join('')
  )
}
