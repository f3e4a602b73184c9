import { Field, Lines, Row } from '../../parts/sketch/sketch-parts.tsx'
import { listOf, type Sketch } from '../../parts/sketch/sketch.ts'
import styles from './footer.sketch.module.css'

export const footerSketch: Sketch = {
  frame: styles.frame,
  draw: ({ columns, showNewsletter }) => (
    <Row>
      <Lines count={2} />
      {listOf(columns).map((_, index) => (
        <Lines key={index} count={3} />
      ))}
      {showNewsletter === true && <Field />}
    </Row>
  ),
}
