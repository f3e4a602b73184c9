import { between, seeded, times } from '../../random.ts'
import { circle, inside } from '../../svg.ts'

export const speckle = (
  outline: string,
  colour: string,
  seed: number,
  width: number,
  height: number,
) => {
  const random = seeded(seed)
  return inside(
    outline,
    times(110, () =>
      circle(
        between(random, -width, width),
        between(random, -height, 20),
        between(random, 0.8, 3),
        colour,
        'opacity="0.4"',
      ),
    ),
  )
}
