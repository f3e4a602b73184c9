import { darker, lighter } from '../../colour.ts'
import { ellipse, linear, radial } from '../../svg.ts'

/** A tray of dark wood for scenes. */
export const tray = (width: number, wood: string) =>
  ellipse(
    width * 0.06,
    30,
    width * 0.56,
    width * 0.15,
    radial(0.5, 0.5, 0.5, '#20120a@0.4/0.45', '#20120a@1/0'),
  ) +
  ellipse(0, 10, width * 0.5, width * 0.11, darker(wood, 0.3)) +
  ellipse(
    0,
    0,
    width * 0.5,
    width * 0.11,
    linear(0, 0, 1, 0.4, `${lighter(wood, 0.3)}@0`, `${wood}@0.6`, `${darker(wood, 0.2)}@1`),
  ) +
  ellipse(
    0,
    2,
    width * 0.46,
    width * 0.095,
    linear(0, 0, 1, 0.4, `${darker(wood, 0.06)}@0`, `${lighter(wood, 0.16)}@1`),
  )
