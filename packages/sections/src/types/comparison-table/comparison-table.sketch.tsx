import { Line, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { listOf, textOf, times, type Sketch } from '../../parts/sketch/sketch.ts'

export const comparisonTableSketch: Sketch = {
  draw: ({ headerTitle, headerAlign, columns, rows }) => (
    <>
      {textOf(headerTitle) && <Title align={headerAlign} />}
      {times(Math.min(listOf(rows).length, 4)).map((row) => (
        <Row key={row}>
          {times(listOf(columns).length + 1).map((index) => (
            <Line key={index} style={{ flex: 1, opacity: index ? 0.3 : 0.8 }} />
          ))}
        </Row>
      ))}
    </>
  ),
}
