import { Lines, Row, Title } from '../sketch/sketch-parts.tsx'
import { times, type Sketch } from '../sketch/sketch.ts'
import styles from './product-list.sketch.module.css'

export const productListSketch: Sketch = {
  draw: ({ desktopColumns, imageRatio, styling, title, titleAlign }) => (
    <>
      {title !== '' && <Title align={titleAlign} />}
      <Row>
        {times(desktopColumns).map((index) => (
          <span key={index} className={styles.product} data-look={styling}>
            <i data-ratio={imageRatio} />
            <Lines count={2} />
          </span>
        ))}
      </Row>
    </>
  ),
}
