import { groundOf } from '../../parts/sketch/ground-of.ts'
import { Button, Card, Field, Lines, Row } from '../../parts/sketch/sketch-parts.tsx'
import type { Sketch } from '../../parts/sketch/sketch.ts'

export const contactFormSketch: Sketch = {
  draw: ({ infoBackgroundColor, infoTextColor }) => (
    <Row>
      <Card look="outlined">
        <Field />
        <Field />
        <Button />
      </Card>
      <Card style={groundOf({ backgroundColor: infoBackgroundColor, textColor: infoTextColor })}>
        <Lines count={4} />
      </Card>
    </Row>
  ),
}
