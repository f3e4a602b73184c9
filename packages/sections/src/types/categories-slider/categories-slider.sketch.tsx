import { Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { times, type Sketch } from '../../parts/sketch/sketch.ts'
import styles from './categories-slider.sketch.module.css'

export const categoriesSliderSketch: Sketch = {
  draw: ({ titleAlign, desktopColumns, imageRadius }) => (
    <>
      <Title align={titleAlign} />
      <Row>
        {times(desktopColumns).map((index) => (
          <i
            key={index}
            className={styles.category}
            style={{ borderRadius: imageRadius === '50%' ? '50%' : undefined }}
          />
        ))}
      </Row>
    </>
  ),
}
