import { Image } from '../../parts/sketch/sketch-parts.tsx'
import type { Sketch } from '../../parts/sketch/sketch.ts'
import styles from './image-block.sketch.module.css'

export const imageBlockSketch: Sketch = {
  frame: styles.frame,
  draw: ({ src, height }) => <Image src={src} height={height} />,
}
