import { Line, Row } from '../../parts/sketch/sketch-parts.tsx'
import { times, type Sketch } from '../../parts/sketch/sketch.ts'

export const marqueeSketch: Sketch = {
  draw: () => (
    <Row>
      {times(5).map((index) => (
        <Line key={index} style={{ flex: 1, height: '0.7em', opacity: 0.7 }} />
      ))}
    </Row>
  ),
}
