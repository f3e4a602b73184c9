import { deviceValue } from '../../kit/per-device.ts'
import { Row } from '../../parts/sketch/sketch-parts.tsx'
import type { Sketch } from '../../parts/sketch/sketch.ts'

export const containerSketch: Sketch = {
  draw: ({ direction }, slot) => (
    <Row down={deviceValue(direction, 'desktop') === 'column'}>{slot}</Row>
  ),
}
