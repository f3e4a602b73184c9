import { Lines } from '../../parts/sketch/sketch-parts.tsx'
import type { Sketch } from '../../parts/sketch/sketch.ts'

export const quoteSketch: Sketch = {
  draw: ({ textAlign }) => (
    <>
      <b
        style={{
          display: 'block',
          fontSize: '1.6em',
          textAlign: textAlign === 'left' ? 'left' : 'center',
        }}
      >
        “
      </b>
      <Lines align={textAlign} />
    </>
  ),
}
