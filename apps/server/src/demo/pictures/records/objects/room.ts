import { darker, lighter } from '../../colour.ts'
import { down, ellipse, linear, polygon, radial, rect } from '../../svg.ts'

/** A dark room with one coloured lamp. */
export function stage(tone: string, width = 1000, height = 1000, horizon = 0.8): string {
  const y = height * horizon
  const lamp = radial(
    0.5,
    0.5,
    0.5,
    `${lighter(tone, 0.12)}@0/0.9`,
    `${tone}@0.4/0.5`,
    `${tone}@1/0`,
  )
  return (
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
        `${darker(tone, 0.2)}@0`,
        `${darker(tone, 0.5)}@0.5`,
        `${darker(tone, 0.8)}@1`,
      ),
    ) +
    ellipse(width * 0.34, height * 0.34, width * 0.42, height * 0.42, lamp) +
    rect(0, y, width, height - y, down(`${darker(tone, 0.75)}@0`, `${darker(tone, 0.4)}@1`)) +
    rect(0, y, width, 3, lighter(tone, 0.3), 'opacity="0.25"')
  )
}

/** A loud flat ground with one slant of light. */
export const poster = (tone: string, width = 1000, height = 1000) =>
  rect(
    0,
    0,
    width,
    height,
    linear(0, 0, 1, 1, `${lighter(tone, 0.22)}@0`, `${tone}@0.5`, `${darker(tone, 0.24)}@1`),
  ) +
  polygon(
    [
      [0, height * 0.3],
      [width * 0.62, 0],
      [width, 0],
      [width, height * 0.12],
      [0, height * 0.72],
    ],
    '#ffffff',
    'opacity="0.07"',
  )
