import { mixColors } from './contrast.ts'

/** Shares of the colour in each lighter shade; the rest is white. */
const lighter = [0.07, 0.15, 0.32, 0.5, 0.66, 0.82, 0.92]

export type Shades = [
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
  string,
]

/** Returns ten shades of a hex colour from light to dark; the colour itself is the one at 7. */
export function shadesOf(color: string): Shades {
  return [
    ...lighter.map((share) => mixColors(color, share, '#ffffff')),
    mixColors(color, 1, '#ffffff'),
    mixColors(color, 0.82, '#000000'),
    mixColors(color, 0.62, '#000000'),
  ] as Shades
}
