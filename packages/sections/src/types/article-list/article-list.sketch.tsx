import { Card, Line, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { times, type Sketch } from '../../parts/sketch/sketch.ts'
import styles from './article-list.sketch.module.css'

export const articleListSketch: Sketch = {
  draw: ({ titleAlign, desktopColumns, showImage }) => (
    <>
      <Title align={titleAlign} />
      <Row>
        {times(desktopColumns).map((index) => (
          <Card key={index}>
            {showImage !== false && <i className={styles.image} />}
            <Line />
            <Line />
          </Card>
        ))}
      </Row>
    </>
  ),
}
