import { Image, Row } from '../../parts/sketch/sketch-parts.tsx'
import type { Sketch } from '../../parts/sketch/sketch.ts'

export const imageWithTextSketch: Sketch = {
  draw: ({ image, height, side }, slot) => {
    const words = <Row down>{slot}</Row>
    return (
      <Row>
        {side === 'left' && words}
        <Image src={image} height={height} />
        {side !== 'left' && words}
      </Row>
    )
  },
}
