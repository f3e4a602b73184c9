import { Line } from '../../parts/sketch/sketch-parts.tsx'
import type { Sketch } from '../../parts/sketch/sketch.ts'
import styles from '../topbar/topbar.sketch.module.css'

export const freeShippingBarSketch: Sketch = {
  frame: styles.frame,
  draw: ({ showProgress }) => (
    <>
      <Line style={{ width: '36%', margin: '0 auto' }} />
      {showProgress === true && <Line style={{ width: '20%', margin: '0.35em auto 0' }} />}
    </>
  ),
}
