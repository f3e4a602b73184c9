import { deviceValue } from '../../kit/per-device.ts'
import { Lines, Title } from '../../parts/sketch/sketch-parts.tsx'
import { textOf, type Sketch } from '../../parts/sketch/sketch.ts'
import styles from './text-block.sketch.module.css'

export const textBlockSketch: Sketch = {
  frame: styles.frame,
  draw: ({ fontSize, textAlign, formatted }) => {
    const align = deviceValue(textAlign, 'desktop')
    const isLarge = Number.parseFloat(textOf(deviceValue(fontSize, 'desktop'))) >= 1.3
    return (
      <>
        {(formatted === true || isLarge) && <Title align={align} />}
        {(formatted === true || !isLarge) && <Lines align={align} />}
      </>
    )
  },
}
