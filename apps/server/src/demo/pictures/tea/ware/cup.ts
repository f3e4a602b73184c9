import { darker } from '../../colour.ts'
import { round, shadow } from '../../light.ts'
import { type Curve, mouth, turned, turnedSolid } from '../../solid.ts'
import { inside, path, stroke } from '../../svg.ts'
import { speckle } from './speckle.ts'

export interface CupLook {
  colour: string
  /** The raw clay below the glaze. */
  clay: string
  tea: string
}

/** A tall handleless cup, its glaze stopping short of the foot. */
export function cup({ colour, clay, tea }: CupLook): string {
  const rim = [112, -232] as const
  const curves: Curve[] = [
    [114, -150, 110, -60, 92, -14],
    [90, -4, 84, 0, 78, 0],
  ]
  const outline = turned(rim, curves)
  return (
    shadow(100) +
    turnedSolid(clay, rim, curves, 0.18) +
    inside(
      outline,
      path(
        'M-140 -260H140V-66C110 -40 88 -84 58 -58S14 -30 -14 -52S-64 -40 -82 -62S-120 -40 -140 -60Z',
        round(colour, 0.45),
      ),
    ) +
    speckle(outline, darker(clay, 0.4), 5, 112, 236) +
    stroke('M-70 -210Q-78 -120 -66 -60', '#ffffff', 13, 'stroke-opacity="0.28"') +
    mouth(112, -232, colour, tea, 0.2)
  )
}
