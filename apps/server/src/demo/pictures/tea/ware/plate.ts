import { darker, lighter } from '../../colour.ts'
import { circle, linear, path, radial } from '../../svg.ts'

/** From above: a plate of tea. */
export function plate(radius: number, glaze: string, filling: string): string {
  return (
    circle(
      radius * 0.08,
      radius * 0.1,
      radius * 1.12,
      radial(0.5, 0.5, 0.5, '#20120a@0.7/0.5', '#20120a@1/0'),
    ) +
    circle(
      0,
      0,
      radius,
      linear(0, 0, 1, 1, `${lighter(glaze, 0.5)}@0`, `${glaze}@0.6`, `${darker(glaze, 0.25)}@1`),
    ) +
    circle(
      0,
      0,
      radius * 0.955,
      linear(0, 0, 1, 1, `${darker(glaze, 0.2)}@0`, `${lighter(glaze, 0.3)}@1`),
    ) +
    circle(
      0,
      0,
      radius * 0.86,
      radial(0.45, 0.42, 0.6, `${darker(glaze, 0.1)}@0`, `${darker(glaze, 0.28)}@1`),
    ) +
    filling
  )
}

/** From above: a cup of tea on the table. */
export const cupFromAbove = (radius: number, glaze: string, tea: string) =>
  plate(
    radius,
    glaze,
    circle(
      0,
      0,
      radius * 0.84,
      radial(0.4, 0.36, 0.75, `${lighter(tea, 0.3)}@0`, `${tea}@0.6`, `${darker(tea, 0.4)}@1`),
    ) +
      path(
        `M${-radius * 0.6} ${-radius * 0.3}Q${-radius * 0.3} ${-radius * 0.7} ${radius * 0.14} ${-radius * 0.7}Q${-radius * 0.3} ${-radius * 0.5} ${-radius * 0.5} ${-radius * 0.2}Z`,
        '#ffffff',
        'opacity="0.35"',
      ),
  )
