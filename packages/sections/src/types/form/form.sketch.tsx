import { Button, Row } from '../../parts/sketch/sketch-parts.tsx'
import type { Sketch } from '../../parts/sketch/sketch.ts'

export const formSketch: Sketch = {
  draw: (_props, slot) => (
    <Row down>
      {slot}
      <Button />
    </Row>
  ),
}
