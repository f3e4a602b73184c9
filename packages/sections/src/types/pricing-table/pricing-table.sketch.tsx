import { Button, Card, Lines, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { listOf, textOf, type Sketch } from '../../parts/sketch/sketch.ts'

export const pricingTableSketch: Sketch = {
  draw: ({ headerTitle, headerAlign, items }) => (
    <>
      {textOf(headerTitle) && <Title align={headerAlign} />}
      <Row>
        {listOf(items)
          .slice(0, 4)
          .map(({ price }, index) => (
            <Card key={index} look="outlined">
              <b>{textOf(price)}</b>
              <Lines count={2} />
              <Button />
            </Card>
          ))}
      </Row>
    </>
  ),
}
