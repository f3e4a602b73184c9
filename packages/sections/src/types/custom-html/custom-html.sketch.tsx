import { Card } from '../../parts/sketch/sketch-parts.tsx'
import type { Sketch } from '../../parts/sketch/sketch.ts'

export const customHtmlSketch: Sketch = {
  draw: () => (
    <Card look="outlined">
      <b style={{ fontFamily: 'monospace', fontSize: '1.1em' }}>&lt;/&gt;</b>
    </Card>
  ),
}
