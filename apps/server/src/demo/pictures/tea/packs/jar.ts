import { darker, lighter } from '../../colour.ts'
import { round, shadow } from '../../light.ts'
import { times } from '../../random.ts'
import { band, tilt } from '../../solid.ts'
import { across, ellipse, inside, linear, path, place, rect, stroke } from '../../svg.ts'
import { loose, type Loose } from '../leaves.ts'

/** A glass jar with a wooden lid, what it holds showing through. */
export function jar(tea: Loose, seed: number, wood = '#b98a58'): string {
  const r = 165
  const h = 400
  const body = `M${-r} ${-h + 70}C${-r} ${-h + 30} ${-r * 0.8} ${-h + 36} ${-r * 0.8} ${-h}H${r * 0.8}C${r * 0.8} ${-h + 36} ${r} ${-h + 30} ${r} ${-h + 70}V-10A${r} 40 0 0 1 ${-r} -10Z`
  return (
    shadow(r) +
    path(body, across('#ffffff@0/0.55', '#ffffff@0.2/0.18', '#d8dccf@0.6/0.2', '#8e958a@1/0.5')) +
    inside(
      `M${-r + 14} ${-h * 0.76}V-14A${r - 14} 36 0 0 0 ${r - 14} -14V${-h * 0.76}Z`,
      rect(-r, -h, r * 2, h + 40, round(tea.colours[0]!)) +
        place(loose(tea, 190, seed, 1), 0, -h * 0.55) +
        place(loose(tea, 190, seed + 1, 0.8), 0, -h * 0.2) +
        ellipse(0, -h * 0.76, r, 20, lighter(tea.colours[0]!, 0.2), 'opacity="0.4"') +
        rect(
          -r,
          -h,
          r * 2,
          h + 40,
          across('#1a120a@0/0.35', '#1a120a@0.25/0', '#1a120a@0.6/0.05', '#1a120a@1/0.55'),
        ),
    ) +
    path(
      `M${-r * 0.72} ${-h + 80}Q${-r * 0.82} ${-h * 0.5} ${-r * 0.72} -40h26Q${-r * 0.62} ${-h * 0.5} ${-r * 0.5} ${-h + 72}Z`,
      '#ffffff',
      'opacity="0.4"',
    ) +
    stroke(`M${r * 0.86} ${-h + 90}V-40`, '#ffffff', 5, 'stroke-opacity="0.35"') +
    woodenLid(r * 0.86, -h - 62, 66, wood)
  )
}

function woodenLid(r: number, top: number, height: number, wood: string): string {
  const grain = times(
    6,
    (index) =>
      `M${-r} ${top + 18 + index * 9}Q0 ${top + 18 + index * 9 + r * tilt * 1.9} ${r} ${top + 18 + index * 9}`,
  )
  return (
    path(band(r, top, top + height), round(wood)) +
    stroke(grain, darker(wood, 0.4), 1.6, 'stroke-opacity="0.25"') +
    ellipse(
      0,
      top,
      r,
      r * tilt,
      linear(0, 0, 1, 0.5, `${lighter(wood, 0.5)}@0`, `${lighter(wood, 0.12)}@1`),
    ) +
    [0.75, 0.5, 0.26]
      .map((at) =>
        ellipse(
          -6,
          top,
          r * at,
          r * tilt * at,
          'none',
          `stroke="${darker(wood, 0.3)}" stroke-width="1.6" stroke-opacity="0.35"`,
        ),
      )
      .join('')
  )
}
