import { Button, Field, Image, Lines, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import type { Sketch } from '../../parts/sketch/sketch.ts'

export const newsletterSketch: Sketch = {
  draw: ({ arrangement, image }) => {
    const align = arrangement === 'center' || arrangement === 'over' ? 'center' : 'left'
    const words = (
      <Row down>
        <Title align={align} />
        <Lines count={1} align={align} />
      </Row>
    )
    const form = (
      <Row>
        <Field />
        <Button />
      </Row>
    )
    if (arrangement === 'row') {
      return (
        <Row>
          {words}
          {form}
        </Row>
      )
    }
    const all = (
      <Row down>
        {words}
        {form}
      </Row>
    )
    if (arrangement === 'beside') {
      return (
        <Row>
          <Image src={image} height="300px" />
          {all}
        </Row>
      )
    }
    return (
      <>
        {arrangement === 'over' && <Image src={image} height="140px" />}
        {all}
      </>
    )
  },
}
