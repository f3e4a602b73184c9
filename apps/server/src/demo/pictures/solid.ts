import { darker, lighter } from './colour.ts'
import { round } from './light.ts'
import { ellipse, linear, path } from './svg.ts'

/** One curve of a profile: two control points and an end, each as radius and height. */
export type Curve = readonly [number, number, number, number, number, number]

/** How far every round thing is tipped towards the viewer. */
export const tilt = 0.2

/** The outline of a turned thing, from its rim down to its foot; `y` grows downwards. */
export function turned(rim: readonly [number, number], curves: readonly Curve[]): string {
  const left = curves.map(([a, b, c, d, r, y]) => `C${-a} ${b} ${-c} ${d} ${-r} ${y}`)
  const [footRadius, footY] = curves.at(-1)!.slice(4) as [number, number]
  const ends = [rim, ...curves.map((curve) => [curve[4], curve[5]] as const)]
  const right = curves
    .map(([a, b, c, d], index) => `C${c} ${d} ${a} ${b} ${ends[index]!.join(' ')}`)
    .toReversed()
  const foot = `A${footRadius} ${footRadius * tilt} 0 0 0 ${footRadius} ${footY}`
  return `M${-rim[0]} ${rim[1]}${left.join('')}${foot}${right.join('')}A${rim[0]} ${rim[0] * tilt} 0 0 1 ${-rim[0]} ${rim[1]}Z`
}

export const turnedSolid = (
  colour: string,
  rim: readonly [number, number],
  curves: readonly Curve[],
  gloss = 0.3,
) => path(turned(rim, curves), round(colour, gloss))

/** A straight wall between two heights, bent by the tilt. */
export const band = (radius: number, top: number, bottom: number) =>
  `M${-radius} ${top}V${bottom}A${radius} ${radius * tilt} 0 0 0 ${radius} ${bottom}V${top}A${radius} ${radius * tilt} 0 0 1 ${-radius} ${top}Z`

/** An opening with its wall's thickness and what stands in it. */
export function mouth(
  radius: number,
  y: number,
  rimColour: string,
  filling: string,
  depth = 0.12,
): string {
  const inner = radius * 0.93
  return (
    ellipse(
      0,
      y,
      radius,
      radius * tilt,
      linear(0, 0, 1, 0, `${lighter(rimColour, 0.45)}@0`, `${darker(rimColour, 0.05)}@1`),
    ) +
    ellipse(
      0,
      y + 1,
      inner,
      inner * tilt,
      linear(0, 0, 1, 0, `${darker(rimColour, 0.45)}@0`, `${darker(rimColour, 0.12)}@1`),
    ) +
    ellipse(
      0,
      y + radius * depth * 0.5,
      inner * 0.93,
      inner * tilt * 0.78,
      linear(
        0,
        0,
        1,
        1,
        `${lighter(filling, 0.25)}@0`,
        `${filling}@0.5`,
        `${darker(filling, 0.25)}@1`,
      ),
    )
  )
}
