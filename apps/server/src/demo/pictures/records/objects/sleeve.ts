import { stacked } from '../../light.ts'
import { across, inside, linear, place, rect, rectPath } from '../../svg.ts'

/** A sleeve of 500, its record slipping out to the right. */
export function sleeve(cover: string, record: string, out = 150): string {
  return (
    stacked(5, (spread) =>
      rect(
        20 - spread * 30,
        26 - spread * 20,
        500 + spread * 70,
        500 + spread * 56,
        '#000000',
        'rx="20" opacity="0.1"',
      ),
    ) +
    place(record, 250 + out, 252, 0.985, 24) +
    rect(0, 0, 500, 500, '#000000', 'opacity="0.4" transform="translate(5 6)"') +
    inside(rectPath(0, 0, 500, 500), cover) +
    rect(
      0,
      0,
      500,
      500,
      linear(0, 0, 1, 1, '#ffffff@0/0.2', '#ffffff@0.36/0.02', '#000000@1/0.24'),
    ) +
    rect(0, 0, 500, 2.5, '#ffffff', 'opacity="0.35"') +
    rect(492, 0, 8, 500, across('#000000@0/0', '#000000@1/0.35'))
  )
}
