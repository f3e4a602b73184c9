import { darker, lighter } from '../../colour.ts'
import { sheet } from '../../light.ts'
import { between, seeded, times } from '../../random.ts'
import { ellipse, inside, place, radial, rect, stroke } from '../../svg.ts'
import { loose, type Loose } from '../leaves.ts'
import { motif, seal } from '../motif.ts'

/** A pressed cake of aged tea, half out of its paper. */
export function cake(paper: string, tea: Loose): string {
  const r = 270
  const random = seeded(14)
  const folds = times(26, (index) => {
    const angle = (index / 26) * Math.PI * 2
    return `M${Math.cos(angle) * 34} ${Math.sin(angle) * 34}L${Math.cos(angle + 0.1) * r * between(random, 0.7, 0.96)} ${Math.sin(angle + 0.1) * r * between(random, 0.7, 0.96)}`
  })
  const torn = `M-300 -300H40L10 -236L52 -176L20 -110L70 -50L44 24L92 90L70 160L120 220L110 300H-300Z`
  return (
    ellipse(50, 210, 330, 120, radial(0.5, 0.5, 0.5, '#20120a@0/0.5', '#20120a@1/0')) +
    ellipse(10, 26, r, r * 0.98, darker(tea.colours[0]!, 0.5)) +
    inside(
      `M${-r} 0a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`,
      rect(-r, -r, 2 * r, 2 * r, sheet(tea.colours[0]!, 0.2)) +
        loose(tea, r, 33) +
        inside(
          torn,
          ellipse(8, 6, r, r, '#120a06', 'opacity="0.35"') +
            ellipse(
              0,
              0,
              r,
              r,
              radial(
                0.34,
                0.28,
                0.85,
                `${lighter(paper, 0.5)}@0`,
                `${paper}@0.6`,
                `${darker(paper, 0.22)}@1`,
              ),
            ) +
            stroke(folds, darker(paper, 0.45), 2, 'stroke-opacity="0.3"') +
            place(motif('hills', '#7c2f22', '#d59a52'), -96, 0, 1.3) +
            place(seal(44), -104, 162),
        ),
    ) +
    stroke(
      'M40 -264L10 -236L52 -176L20 -110L70 -50L44 24L92 90L70 160L112 232',
      lighter(paper, 0.7),
      6,
    ) +
    ellipse(0, 0, r, r, radial(0.3, 0.25, 0.9, '#ffffff@0/0.16', '#ffffff@0.4/0', '#000000@1/0.35'))
  )
}
