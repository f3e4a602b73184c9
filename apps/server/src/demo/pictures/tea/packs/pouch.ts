import { darker, lighter } from '../../colour.ts'
import { shadow, sheet } from '../../light.ts'
import { times } from '../../random.ts'
import { across, down, group, inside, path, place, rect, stroke } from '../../svg.ts'
import { motif, seal } from '../motif.ts'
import type { Label } from './label.ts'

export interface PouchLook extends Label {
  colour: string
  height?: number
}

/** A stand-up pouch with a heat-sealed top and a label. */
export function pouch(look: PouchLook): string {
  const { colour, height = 540 } = look
  const w = height * 0.35
  const h = height
  const body = `M${-w * 0.86} ${-h}L${w * 0.86} ${-h}C${w * 0.84} ${-h * 0.8} ${w * 0.98} ${-h * 0.5} ${w} ${-h * 0.04}Q${w * 0.98} ${h * 0.03} ${w * 0.8} ${h * 0.035}Q0 ${h * 0.075} ${-w * 0.8} ${h * 0.035}Q${-w * 0.98} ${h * 0.03} ${-w} ${-h * 0.04}C${-w * 0.98} ${-h * 0.5} ${-w * 0.84} ${-h * 0.8} ${-w * 0.86} ${-h}Z`
  const shine = across(
    `${darker(colour, 0.24)}@0`,
    `${lighter(colour, 0.22)}@0.14`,
    `${colour}@0.36`,
    `${lighter(colour, 0.1)}@0.7`,
    `${darker(colour, 0.3)}@1`,
  )
  const creases = `M${-w * 0.86} ${-h * 0.86}Q${-w * 0.5} ${-h * 0.6} ${-w * 0.92} ${-h * 0.2}M${w * 0.85} ${-h * 0.84}Q${w * 0.62} ${-h * 0.5} ${w * 0.94} ${-h * 0.14}`
  return (
    shadow(w, w * 0.16) +
    path(body, shine) +
    inside(
      body,
      rect(
        -w,
        -h,
        w * 2,
        h * 0.115,
        down(`${lighter(colour, 0.2)}@0`, `${darker(colour, 0.12)}@1`),
      ) +
        stroke(
          times(7, (index) => `M${-w} ${-h + 12 + index * h * 0.0135}H${w}`),
          darker(colour, 0.3),
          1.4,
          'stroke-opacity="0.35"',
        ) +
        gusset(w, h, colour) +
        stroke(creases, darker(colour, 0.5), 16, 'stroke-opacity="0.12"') +
        stroke(creases, lighter(colour, 0.6), 4, 'stroke-opacity="0.25"'),
    ) +
    group(paperLabel(look, w * 1.12, h * 0.5), `transform="translate(0 ${-h * 0.44})"`)
  )
}

function gusset(w: number, h: number, colour: string): string {
  return path(
    `M${-w} ${-h * 0.04}Q0 ${-h * 0.15} ${w} ${-h * 0.04}L${w} ${h * 0.1}H${-w}Z`,
    down(`${darker(colour, 0.34)}@0/0.55`, `${darker(colour, 0.1)}@1/0.3`),
  )
}

function paperLabel(look: Label, width: number, height: number): string {
  return (
    rect(-width / 2 + 3, -height / 2 + 5, width, height, '#20120a', 'rx="6" opacity="0.18"') +
    rect(-width / 2, -height / 2, width, height, sheet(look.paper, 0.07), 'rx="5"') +
    rect(
      -width / 2 + 9,
      -height / 2 + 9,
      width - 18,
      height - 18,
      'none',
      `rx="2" stroke="${look.ink}" stroke-width="2" stroke-opacity="0.5"`,
    ) +
    place(
      motif(look.motif, look.ink, look.accent),
      0,
      -height * 0.06,
      Math.min(width / 215, height / 250),
    ) +
    place(seal(26), 0, height * 0.375)
  )
}
