import { darker, lighter } from '../../colour.ts'
import { group, inside, linear, path, place, rectPath, stroke } from '../../svg.ts'

/** A shirt on the wall, its print in the middle. */
export function shirt(colour: string, print: string): string {
  const body =
    'M-120 -330C-70 -290 70 -290 120 -330L270 -270L350 -90L236 -36L222 -110V330Q0 352 -222 330V-110L-236 -36L-350 -90L-270 -270Z'
  return (
    group(path(body, '#000000', 'opacity="0.45"'), 'transform="translate(16 26)"') +
    path(
      body,
      linear(0, 0, 1, 1, `${lighter(colour, 0.22)}@0`, `${colour}@0.5`, `${darker(colour, 0.4)}@1`),
    ) +
    path(
      'M-120 -330C-70 -290 70 -290 120 -330L98 -338C60 -306 -60 -306 -98 -338Z',
      darker(colour, 0.4),
    ) +
    inside(
      body,
      stroke(
        'M-222 -110Q-180 40 -214 200M222 -110Q176 60 216 230M-90 330Q-60 240 -150 140M110 330Q120 220 60 130',
        '#000000',
        18,
        'stroke-opacity="0.14"',
      ) + stroke('M-200 -130Q-150 30 -190 220', '#ffffff', 10, 'stroke-opacity="0.08"'),
    ) +
    place(inside(rectPath(0, 0, 500, 500), print), -105, -190, 0.42)
  )
}
