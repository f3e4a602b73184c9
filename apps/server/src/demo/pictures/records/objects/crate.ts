import { darker, lighter } from '../../colour.ts'
import { times } from '../../random.ts'
import { across, circle, ellipse, linear, polygon, radial, rect, stroke } from '../../svg.ts'

/** A wooden crate full of sleeves. */
export function crate(wood: string, inks: readonly string[]): string {
  const slat = (y: number) =>
    rect(
      -340,
      y,
      680,
      96,
      linear(0, 0, 1, 1, `${lighter(wood, 0.3)}@0`, `${wood}@0.6`, `${darker(wood, 0.25)}@1`),
      'rx="4"',
    ) +
    stroke(
      times(
        4,
        (index) =>
          `M-336 ${y + 18 + index * 20}Q-60 ${y + 8 + index * 22} 336 ${y + 20 + index * 19}`,
      ),
      darker(wood, 0.4),
      1.8,
      'stroke-opacity="0.3"',
    )
  return (
    ellipse(30, 0, 460, 60, radial(0.5, 0.5, 0.5, '#000000@0.2/0.7', '#000000@1/0')) +
    rect(-330, -400, 660, 390, darker(wood, 0.75)) +
    times(15, (index) =>
      polygon(
        [
          [-310 + index * 38, -560 + ((index * 29) % 50)],
          [-120 + index * 31, -590 + ((index * 29) % 50)],
          [-100 + index * 31, -100],
          [-310 + index * 38, -100],
        ],
        linear(
          0,
          0,
          1,
          0,
          `${lighter(inks[index % inks.length]!, 0.25)}@0`,
          `${inks[index % inks.length]!}@0.4`,
          `${darker(inks[index % inks.length]!, 0.5)}@1`,
        ),
      ),
    ) +
    slat(-330) +
    slat(-218) +
    slat(-106) +
    [-340, 292]
      .map(
        (x) =>
          rect(x, -346, 48, 346, across(`${lighter(wood, 0.2)}@0`, `${darker(wood, 0.3)}@1`)) +
          times(3, (index) => circle(x + 24, -282 + index * 112, 5, darker(wood, 0.6))),
      )
      .join('')
  )
}
