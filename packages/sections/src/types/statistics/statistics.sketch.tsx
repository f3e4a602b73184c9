import { Line, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { listOf, textOf, type Sketch } from '../../parts/sketch/sketch.ts'

export const statisticsSketch: Sketch = {
  draw: ({ headerTitle, headerAlign, items }) => (
    <>
      {textOf(headerTitle) && <Title align={headerAlign} />}
      <Row>
        {listOf(items)
          .slice(0, 4)
          .map(({ value }, index) => (
            <span key={index} style={{ flex: 1, textAlign: 'center' }}>
              <b style={{ fontSize: '1.5em' }}>{textOf(value)}</b>
              <Line />
            </span>
          ))}
      </Row>
    </>
  ),
}
