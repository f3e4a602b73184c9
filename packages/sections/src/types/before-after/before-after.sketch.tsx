import { Image, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { textOf, type Sketch } from '../../parts/sketch/sketch.ts'

export const beforeAfterSketch: Sketch = {
  draw: ({ headerTitle, headerAlign, before, after }) => (
    <>
      {textOf(headerTitle) && <Title align={headerAlign} />}
      <Row>
        <Image src={before} height={300} />
        <Image src={after} height={300} />
      </Row>
    </>
  ),
}
