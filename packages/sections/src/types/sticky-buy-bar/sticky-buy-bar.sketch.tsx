import { Button, Field, Lines, Row } from '../../parts/sketch/sketch-parts.tsx'
import type { Sketch } from '../../parts/sketch/sketch.ts'

export const stickyBuyBarSketch: Sketch = {
  draw: ({ showImage }) => (
    <Row>
      {showImage === true && (
        <span style={{ width: '1.2em' }}>
          <Field />
        </span>
      )}
      <Lines count={2} />
      <Button />
    </Row>
  ),
}
