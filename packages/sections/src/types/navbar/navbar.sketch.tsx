import { Lines } from '../../parts/sketch/sketch-parts.tsx'
import type { Sketch } from '../../parts/sketch/sketch.ts'
import styles from './navbar.sketch.module.css'

export const navbarSketch: Sketch = {
  frame: styles.frame,
  draw: ({ styling }) => (
    <span className={styles.bar} data-centered={styling === 'centered' || undefined}>
      <i className={styles.logo} />
      <Lines count={3} beside />
      <Lines count={2} beside />
    </span>
  ),
}
