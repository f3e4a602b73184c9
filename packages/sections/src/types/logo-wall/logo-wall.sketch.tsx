import { Line, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { listOf, textOf, type Sketch } from '../../parts/sketch/sketch.ts'

export const logoWallSketch: Sketch = {
  draw: ({ headerTitle, headerAlign, items }) => (
    <>
      {textOf(headerTitle) && <Title align={headerAlign} />}
      <Row>
        {listOf(items)
          .slice(0, 6)
          .map((_, index) => (
            <Line key={index} style={{ flex: 1, height: '0.8em' }} />
          ))}
      </Row>
    </>
  ),
}
