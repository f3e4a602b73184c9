import { Image } from '../../parts/sketch/sketch-parts.tsx'
import { textOf, type Sketch } from '../../parts/sketch/sketch.ts'
import styles from './video-block.sketch.module.css'

export const videoBlockSketch: Sketch = {
  draw: ({ maxWidth, poster }) => (
    <span className={styles.film} style={{ maxWidth: filmWidth(textOf(maxWidth)) }}>
      <Image src={poster} height="520px" />
      <i className={styles.play} />
    </span>
  ),
}

function filmWidth(maxWidth: string): string {
  const share = Number.parseFloat(maxWidth) / 1280
  return maxWidth.endsWith('px') ? `${Math.round(share * 100)}%` : '100%'
}
