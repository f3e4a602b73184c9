import { Line, Row } from '../../parts/sketch/sketch-parts.tsx'
import { listOf, times, type Sketch } from '../../parts/sketch/sketch.ts'

export const breadcrumbsSketch: Sketch = {
  draw: ({ links }) => (
    <Row>
      {times(listOf(links).length + 1).map((index) => (
        <Line key={index} style={{ width: '1.8em' }} />
      ))}
    </Row>
  ),
}
