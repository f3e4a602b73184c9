import { darker, lighter } from '../../colour.ts'
import { round, shadow } from '../../light.ts'
import { band, tilt } from '../../solid.ts'
import { ellipse, faded, linear, path, place, stroke } from '../../svg.ts'
import { motif, seal } from '../motif.ts'
import type { Label } from './label.ts'

export interface TinLook extends Label {
  colour: string
  lid?: string
  width?: number
  height?: number
}

/** A round tin with a paper band. */
export function tin(look: TinLook): string {
  const { colour, lid = colour, width = 330, height = 440 } = look
  const r = width / 2
  const lidHeight = Math.min(96, height * 0.26)
  const bandTop = -height + lidHeight + height * 0.1
  const bandBottom = -height * 0.12
  return (
    shadow(r) +
    path(band(r, -height + lidHeight - 8, 0), round(colour)) +
    faded(0.5, path(band(r, -10, 0), round(darker(colour, 0.4)))) +
    path(band(r + 1, bandTop, bandBottom), round(look.paper, 0.5)) +
    stroke(
      ridge(r + 1, bandTop + 12) + ridge(r + 1, bandBottom - 12),
      look.ink,
      2.5,
      'stroke-opacity="0.55"',
    ) +
    label(look, r, (bandTop + bandBottom) / 2, Math.min(1.15, (bandBottom - bandTop) / 225)) +
    lidOf(r, -height, lidHeight, lid) +
    faded(
      0.5,
      path(
        band(r * 0.06, -height + lidHeight + 26, -40),
        '#ffffff',
        `transform="translate(${-r * 0.56} 6)" opacity="0.5"`,
      ),
    )
  )
}

function label(look: Label, r: number, y: number, scale: number): string {
  const drop = r * tilt * 0.9
  return (
    place(motif(look.motif, look.ink, look.accent), -r * 0.06, y + drop, scale) +
    place(seal(26), r * 0.5, y + drop * 0.75 + 62 * scale)
  )
}

const ridge = (r: number, y: number) => `M${-r} ${y}A${r} ${r * tilt} 0 0 0 ${r} ${y}`

function lidOf(r: number, top: number, height: number, colour: string): string {
  const wide = r + 5
  return (
    faded(0.35, path(band(wide, top + height - 6, top + height + 9), darker(colour, 0.6))) +
    path(band(wide, top, top + height), round(colour, 0.4)) +
    stroke(ridge(wide, top + height - 14), darker(colour, 0.4), 3, 'stroke-opacity="0.4"') +
    ellipse(
      0,
      top,
      wide,
      wide * tilt,
      linear(
        0,
        0,
        1,
        0.6,
        `${lighter(colour, 0.55)}@0`,
        `${lighter(colour, 0.18)}@0.5`,
        `${colour}@1`,
      ),
    ) +
    ellipse(
      0,
      top + 2,
      wide * 0.84,
      wide * tilt * 0.82,
      linear(0, 0, 1, 0.4, `${colour}@0`, `${lighter(colour, 0.34)}@1`),
    )
  )
}
