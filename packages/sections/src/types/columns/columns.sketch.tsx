import { Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { textOf, type Sketch } from '../../parts/sketch/sketch.ts'

export const columnsSketch: Sketch = {
  draw: ({ headerTitle, headerAlign }, slot) => (
    <>
      {textOf(headerTitle) && <Title align={headerAlign} />}
      <Row>{slot}</Row>
    </>
  ),
}
