import { Line } from '../../parts/sketch/sketch-parts.tsx'
import type { Sketch } from '../../parts/sketch/sketch.ts'
import styles from './topbar.sketch.module.css'

export const topbarSketch: Sketch = {
  frame: styles.frame,
  draw: () => <Line style={{ width: '40%', margin: '0 auto' }} />,
}
