import { Image, Lines, Row, Title } from '../../parts/sketch/sketch-parts.tsx'
import { listOf, type Sketch } from '../../parts/sketch/sketch.ts'
import styles from './shop-the-look.sketch.module.css'

export const shopTheLookSketch: Sketch = {
  draw: ({ image, points, showList, side }) => {
    const look = (
      <span className={styles.look}>
        <Image src={image} height="440px" />
        {listOf(points).map(({ x, y }, index) => (
          <b key={index} style={{ left: `${Number(x)}%`, top: `${Number(y)}%` }} />
        ))}
      </span>
    )
    if (showList !== true) {
      return (
        <>
          <Title align="left" />
          <Row>{look}</Row>
        </>
      )
    }
    const words = (
      <Row down>
        <Title align="left" />
        <Lines count={3} />
      </Row>
    )
    return (
      <Row>
        {side === 'right' ? words : look}
        {side === 'right' ? look : words}
      </Row>
    )
  },
}
