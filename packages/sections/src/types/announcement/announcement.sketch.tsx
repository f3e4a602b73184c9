import { Line } from '../../parts/sketch/sketch-parts.tsx'
import type { Sketch } from '../../parts/sketch/sketch.ts'

export const announcementSketch: Sketch = {
  draw: () => (
    <span style={{ display: 'flex', gap: '0.6em', justifyContent: 'center', alignItems: 'center' }}>
      <Line style={{ width: '30%' }} />
      <Line style={{ width: '12%', opacity: 0.9 }} />
    </span>
  ),
}
