import { darker, lighter } from '../../colour.ts'
import { ball, stacked } from '../../light.ts'
import { times } from '../../random.ts'
import { circle, linear, place, polygon, rect, stroke } from '../../svg.ts'

/** A deck seen from above at an angle; 700 wide around the origin. */
export function turntable(body: string, record: string): string {
  return (
    stacked(5, (spread) =>
      rect(
        -338 - spread * 20,
        -210 - spread * 20,
        700 + spread * 56,
        520 + spread * 60,
        '#000000',
        'rx="40" opacity="0.11"',
      ),
    ) +
    rect(-350, -250, 700, 520, darker(body, 0.55), 'rx="26" transform="translate(0 34)"') +
    rect(
      -350,
      -250,
      700,
      520,
      linear(0, 0, 1, 1, `${lighter(body, 0.3)}@0`, `${body}@0.5`, `${darker(body, 0.2)}@1`),
      'rx="26"',
    ) +
    stroke(
      times(
        11,
        (index) =>
          `M-340 ${-222 + index * 45}C-120 ${-236 + index * 45} 100 ${-196 + index * 45} 340 ${-220 + index * 45}`,
      ),
      darker(body, 0.4),
      2,
      'stroke-opacity="0.2"',
    ) +
    circle(-80, 8, 234, darker(body, 0.7)) +
    circle(-80, 4, 230, linear(0, 0, 1, 1, '#d9d6d2@0', '#77736f@0.5', '#c5c1bc@1')) +
    place(record, -80, 4, 0.9, 12) +
    toneArm() +
    circle(282, 206, 26, ball('#c9c4bd')) +
    circle(222, 214, 17, ball('#c9c4bd')) +
    circle(-314, 226, 7, '#ff4d2e')
  )
}

const toneArm = () =>
  circle(262, -146, 66, '#000000', 'opacity="0.3"') +
  circle(256, -154, 62, linear(0, 0, 1, 1, '#f0ece6@0', '#8f8a84@1')) +
  circle(256, -154, 40, ball('#55504c')) +
  stroke('M272 -140C300 40 270 110 104 148', '#000000', 12, 'stroke-opacity="0.28"') +
  stroke('M262 -190L256 -154C286 30 256 96 92 134', '#dcd8d2', 11) +
  stroke('M258 -154C286 28 256 92 92 130', '#ffffff', 3.4) +
  rect(
    248,
    -232,
    30,
    50,
    linear(0, 0, 1, 0, '#c5c1bc@0', '#55504c@1'),
    'rx="8" transform="rotate(6 262 -206)"',
  ) +
  polygon(
    [
      [112, 112],
      [124, 144],
      [66, 166],
      [54, 142],
    ],
    '#1a171c',
  )
