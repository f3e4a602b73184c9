import { deviceValue } from '../../kit/per-device.ts'
import { Row } from '../../parts/sketch/sketch-parts.tsx'
import type { Sketch } from '../../parts/sketch/sketch.ts'

export const freeProductSketch: Sketch = {
  draw: ({ layout }, slot) => {
    const shape = deviceValue(layout, 'desktop')
    return <Row down={shape !== 'row' && shape !== 'grid'}>{slot}</Row>
  },
}
