import { Image, Line, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { listOf, textOf, type Sketch } from '../../parts/sketch/sketch.ts'

export const teamSketch: Sketch = {
  draw: ({ headerTitle, headerAlign, items }) => (
    <>
      {textOf(headerTitle) && <Title align={headerAlign} />}
      <Row>
        {listOf(items)
          .slice(0, 4)
          .map(({ image }, index) => (
            <span key={index} style={{ flex: 1 }}>
              <Image src={image} height={220} />
              <Line />
            </span>
          ))}
      </Row>
    </>
  ),
}
