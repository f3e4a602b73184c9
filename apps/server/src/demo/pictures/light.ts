import { darker, lighter } from './colour.ts'
import { across, ellipse, linear, polygon, radial, rect, stroke } from './svg.ts'

/** The light stands to the upper left in every picture; these are its traces on things. */
export const round = (colour: string, gloss = 0.3) =>
  across(
    `${darker(colour, 0.3)}@0`,
    `${colour}@0.16`,
    `${lighter(colour, gloss)}@0.3`,
    `${colour}@0.52`,
    `${darker(colour, 0.34)}@0.92`,
    `${darker(colour, 0.26)}@1`,
  )

export const ball = (colour: string, gloss = 0.4) =>
  radial(
    0.34,
    0.28,
    0.8,
    `${lighter(colour, gloss)}@0`,
    `${colour}@0.42`,
    `${darker(colour, 0.38)}@1`,
  )

export const sheet = (colour: string, contrast = 0.12) =>
  linear(0, 0, 1, 1, `${lighter(colour, contrast)}@0`, `${darker(colour, contrast)}@1`)

/** Where a thing touches the table, and the soft shadow that it throws away from the light. */
export function shadow(rx: number, ry = rx * 0.2, strength = 1): string {
  const tone = '#20120a'
  const soft = radial(0.5, 0.5, 0.5, `${tone}@0/${0.42 * strength}`, `${tone}@1/0`)
  const contact = radial(0.5, 0.5, 0.5, `${tone}@0.55/${0.6 * strength}`, `${tone}@1/0`)
  return (
    ellipse(rx * 0.55, ry * 0.25, rx * 1.9, ry * 1.5, soft) +
    ellipse(rx * 0.08, ry * 0.2, rx * 1.12, ry * 1.2, contact)
  )
}

/** A wall and a table in one tone, without a hard edge between them. */
export function studio(colour: string, width = 1000, height = 1000, horizon = 0.66): string {
  // Linear on purpose: a radial gradient over the whole picture takes a third of its drawing time.
  const wall = linear(
    0,
    0,
    0.9,
    1,
    `${lighter(colour, 0.34)}@0`,
    `${lighter(colour, 0.38)}@0.22`,
    `${colour}@0.62`,
    `${darker(colour, 0.12)}@1`,
  )
  const table = linear(
    0,
    0,
    0,
    1,
    `${darker(colour, 0.1)}@0`,
    `${lighter(colour, 0.16)}@0.22`,
    `${lighter(colour, 0.08)}@1`,
  )
  const y = height * horizon
  return rect(0, 0, width, height, wall) + rect(0, y, width, height - y, table)
}

/** Seen from above: one even surface with the light falling off. */
export const surface = (colour: string, width = 1000, height = 1000) =>
  rect(
    0,
    0,
    width,
    height,
    linear(
      0,
      0,
      1,
      1,
      `${lighter(colour, 0.36)}@0`,
      `${lighter(colour, 0.1)}@0.4`,
      `${colour}@0.62`,
      `${darker(colour, 0.18)}@1`,
    ),
  )

/** Sunlight through a window, slanted across the wall. */
export function windowLight(x: number, y: number, size: number, strength = 0.34): string {
  const pane = (dx: number, dy: number) =>
    polygon(
      [
        [x + dx, y + dy],
        [x + dx + size * 0.42, y + dy - size * 0.1],
        [x + dx + size * 0.56, y + dy + size * 0.42],
        [x + dx + size * 0.14, y + dy + size * 0.52],
      ],
      linear(0, 0, 1, 1, `#fff6e2@0/${strength}`, `#fff6e2@1/${strength * 0.35}`),
    )
  return (
    pane(0, 0) +
    pane(size * 0.47, -size * 0.112) +
    pane(size * 0.155, size * 0.575) +
    pane(size * 0.625, size * 0.463)
  )
}

/** Soft without a filter: the same curl many times, each wider and fainter. */
export function steam(height: number, strength = 1): string {
  const h = height
  const curl = `M0 0C${-h * 0.22} ${-h * 0.3} ${h * 0.2} ${-h * 0.45} ${h * 0.02} ${-h * 0.68}S${-h * 0.08} ${-h * 0.9} ${h * 0.06} ${-h}`
  const layers = [0.02, 0.045, 0.075, 0.11, 0.15, 0.2]
  return layers
    .map((width) => stroke(curl, '#ffffff', h * width, `stroke-opacity="${0.075 * strength}"`))
    .join('')
}

/** A shadow of stacked sheets, for things too large to shade with a radial gradient. */
export const stacked = (layers: number, sheetAt: (spread: number) => string) =>
  Array.from({ length: layers }, (_, index) => sheetAt(1 - index / layers)).join('')
