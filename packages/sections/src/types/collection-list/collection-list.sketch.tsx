import { Line, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { times, type Sketch } from '../../parts/sketch/sketch.ts'
import styles from './collection-list.sketch.module.css'

const ratios: Readonly<Record<string, string>> = {
  portrait: '4 / 5',
  square: '1',
  landscape: '4 / 3',
}

export const collectionListSketch: Sketch = {
  draw: ({ title, titleAlign, desktopColumns, imageRatio, namePlace }) => (
    <>
      {title !== '' && <Title align={titleAlign} />}
      <Row>
        {times(desktopColumns).map((index) => (
          <span
            key={index}
            className={styles.category}
            data-over={namePlace === 'over' || undefined}
          >
            <i style={{ aspectRatio: ratios[String(imageRatio)] }} />
            <Line style={{ width: '60%' }} />
          </span>
        ))}
      </Row>
    </>
  ),
}
