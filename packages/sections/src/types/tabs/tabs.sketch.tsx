import { Card, Line, Lines, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { listOf, type Sketch } from '../../parts/sketch/sketch.ts'

export const tabsSketch: Sketch = {
  draw: ({ headerTitle, headerAlign, items }) => (
    <>
      {headerTitle !== '' && <Title align={headerAlign} />}
      <Row>
        {listOf(items)
          .slice(0, 4)
          .map((_, index) => (
            <Line key={index} style={{ width: '2.4em', opacity: index ? 0.3 : 0.9 }} />
          ))}
      </Row>
      <Card>
        <Lines />
      </Card>
    </>
  ),
}
