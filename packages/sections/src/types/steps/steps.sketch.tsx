import { Card, Lines, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { listOf, textOf, type Sketch } from '../../parts/sketch/sketch.ts'

export const stepsSketch: Sketch = {
  draw: ({ headerTitle, headerAlign, items, cardStyle }) => (
    <>
      {textOf(headerTitle) && <Title align={headerAlign} />}
      <Row>
        {listOf(items)
          .slice(0, 4)
          .map((_, index) => (
            <Card key={index} look={cardStyle}>
              <b style={{ fontSize: '1.1em' }}>{index + 1}</b>
              <Lines count={2} />
            </Card>
          ))}
      </Row>
    </>
  ),
}
