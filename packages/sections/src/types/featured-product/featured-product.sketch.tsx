import { Button, Image, Lines, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import type { Sketch } from '../../parts/sketch/sketch.ts'

export const featuredProductSketch: Sketch = {
  draw: ({ side }) => {
    const image = <Image src="" height="360px" />
    const words = (
      <Row down>
        <Title align="left" />
        <Lines count={2} />
        <Button />
      </Row>
    )
    return (
      <Row>
        {side === 'right' ? words : image}
        {side === 'right' ? image : words}
      </Row>
    )
  },
}
