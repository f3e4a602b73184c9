import { Card, Image, Line, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { textOf, type Sketch } from '../../parts/sketch/sketch.ts'

export const audioSketch: Sketch = {
  draw: ({ headerTitle, headerAlign, image }) => (
    <>
      {textOf(headerTitle) && <Title align={headerAlign} />}
      <Card>
        <Row>
          {textOf(image) && (
            <span style={{ width: '2.5em' }}>
              <Image src={image} height={180} />
            </span>
          )}
          <span style={{ flex: 1 }}>
            <Line style={{ width: '50%', opacity: 0.8 }} />
            <Line style={{ height: '0.8em' }} />
          </span>
        </Row>
      </Card>
    </>
  ),
}
