import { darker, lighter } from '../../colour.ts'
import { ball } from '../../light.ts'
import { times } from '../../random.ts'
import { circle, ellipse, group, linear, polygon, radial, rect, ring } from '../../svg.ts'

/** A pair of loudspeakers. */
export function speakers(body: string, cone: string): string {
  const box = (x: number, y: number) =>
    group(
      ellipse(130, 0, 220, 44, radial(0.5, 0.5, 0.5, '#000000@0.2/0.7', '#000000@1/0')) +
        polygon(
          [
            [220, 0],
            [292, -44],
            [292, -520],
            [220, -500],
          ],
          darker(body, 0.55),
        ) +
        polygon(
          [
            [-40, -500],
            [220, -500],
            [292, -520],
            [50, -522],
          ],
          lighter(body, 0.35),
        ) +
        rect(
          -40,
          -500,
          260,
          500,
          linear(0, 0, 1, 1, `${lighter(body, 0.25)}@0`, `${body}@0.5`, `${darker(body, 0.25)}@1`),
        ) +
        [
          [90, -160, 104],
          [90, -376, 66],
        ]
          .map(
            ([cx, cy, r]) =>
              circle(cx!, cy!, r!, '#121016') +
              circle(
                cx!,
                cy!,
                r! * 0.9,
                radial(
                  0.35,
                  0.3,
                  0.8,
                  `${lighter(cone, 0.25)}@0`,
                  `${cone}@0.6`,
                  `${darker(cone, 0.6)}@1`,
                ),
              ) +
              times(5, (index) =>
                ring(cx!, cy!, r! * (0.8 - index * 0.1), '#000000', 2, 'opacity="0.25"'),
              ) +
              circle(cx!, cy!, r! * 0.3, ball('#2b2730', 0.5)),
          )
          .join('') +
        circle(182, -470, 7, '#d6ff3f'),
      `transform="translate(${x} ${y})"`,
    )
  return box(-300, -30) + box(50, 20)
}
