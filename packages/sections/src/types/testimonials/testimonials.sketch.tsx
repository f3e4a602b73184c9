import { Card, Lines, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { listOf, type Sketch } from '../../parts/sketch/sketch.ts'
import styles from './testimonials.sketch.module.css'

export const testimonialsSketch: Sketch = {
  draw: ({ headerAlign, entries, cardStyle }) => (
    <>
      <Title align={headerAlign} />
      <Row>
        {listOf(entries).map((_, index) => (
          <Card key={index} look={cardStyle}>
            <b className={styles.stars}>★★★★★</b>
            <Lines count={2} />
          </Card>
        ))}
      </Row>
    </>
  ),
}
