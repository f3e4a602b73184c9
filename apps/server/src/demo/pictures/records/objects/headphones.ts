import { darker, lighter } from '../../colour.ts'
import { ball } from '../../light.ts'
import { ellipse, group, linear, radial, stroke } from '../../svg.ts'

/** Headphones, standing on their cups. */
export function headphones(colour: string, cushion: string): string {
  const cupAt = (side: number) =>
    group(
      ellipse(10, 0, 96, 142, cushion) +
        ellipse(
          4,
          0,
          96,
          142,
          radial(
            0.3,
            0.3,
            0.9,
            `${lighter(cushion, 0.4)}@0`,
            `${cushion}@0.5`,
            `${darker(cushion, 0.5)}@1`,
          ),
        ) +
        ellipse(
          -36,
          0,
          84,
          128,
          linear(
            0,
            0,
            1,
            1,
            `${lighter(colour, 0.45)}@0`,
            `${colour}@0.5`,
            `${darker(colour, 0.45)}@1`,
          ),
        ) +
        ellipse(
          -46,
          0,
          60,
          96,
          linear(0, 0, 1, 1, `${darker(colour, 0.3)}@0`, `${lighter(colour, 0.2)}@1`),
        ) +
        ellipse(-50, 0, 34, 56, ball(colour, 0.5)),
      `transform="translate(${side * 220} -170) scale(${-side} 1) rotate(${-8})"`,
    )
  const bar = 'M-262 -230C-300 -560 -150 -650 0 -650S300 -560 262 -230'
  return (
    ellipse(30, 0, 360, 52, radial(0.5, 0.5, 0.5, '#000000@0.2/0.65', '#000000@1/0')) +
    stroke(bar, darker(colour, 0.55), 50) +
    stroke('M-268 -300C-290 -560 -150 -642 0 -642S290 -560 268 -300', colour, 40) +
    stroke(
      'M-262 -330C-276 -560 -146 -654 -10 -654',
      lighter(colour, 0.5),
      9,
      'stroke-opacity="0.75"',
    ) +
    stroke('M-170 -590C-110 -626 -60 -634 0 -634S110 -626 170 -590', cushion, 46) +
    stroke('M-262 -400V-250M262 -400V-250', '#c9c4bd', 13) +
    cupAt(-1) +
    cupAt(1)
  )
}
