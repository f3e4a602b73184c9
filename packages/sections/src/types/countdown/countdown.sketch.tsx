import { Card, Line, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { textOf, times, type Sketch } from '../../parts/sketch/sketch.ts'

export const countdownSketch: Sketch = {
  draw: ({ headerTitle, headerAlign }) => (
    <>
      {textOf(headerTitle) && <Title align={headerAlign} />}
      <Row>
        {times(4).map((index) => (
          <Card key={index}>
            <b style={{ fontSize: '1.3em' }}>{['03', '14', '25', '10'][index]}</b>
            <Line />
          </Card>
        ))}
      </Row>
    </>
  ),
}
