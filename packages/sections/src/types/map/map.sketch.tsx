import { Image, Lines, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { textOf, type Sketch } from '../../parts/sketch/sketch.ts'

export const mapSketch: Sketch = {
  draw: ({ headerTitle, headerAlign, image, height }) => (
    <>
      {textOf(headerTitle) && <Title align={headerAlign} />}
      <Row>
        <Image src={image} height={height} />
        <Lines />
      </Row>
    </>
  ),
}
