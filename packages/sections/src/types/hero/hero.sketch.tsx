import { deviceValue } from '../../kit/per-device.ts'
import { Button, Line } from '../../parts/sketch/sketch-parts.tsx'
import { listOf, textOf, type Sketch } from '../../parts/sketch/sketch.ts'
import styles from './hero.sketch.module.css'

export const heroSketch: Sketch = {
  frame: styles.frame,
  draw: ({ slides, height }) => {
    const slide = listOf(slides)[0] ?? {}
    const isImage = slide['backgroundType'] === 'image'
    const [y = 'center', x = y] = textOf(deviceValue(slide['contentPosition'], 'desktop')).split(
      '-',
    )
    const tall = Number.parseFloat(textOf(deviceValue(height, 'desktop')))
    return (
      <span
        className={styles.hero}
        data-x={x}
        data-y={y}
        style={{
          height: `${tall / 75}em`,
          background: isImage ? undefined : textOf(slide['background']) || undefined,
          color: textOf(slide['titleColor']) || undefined,
        }}
      >
        {isImage && <img src={textOf(slide['background'])} alt="" loading="lazy" />}
        <span className={styles.words}>
          <i className={styles.headline} />
          <Line style={{ width: '80%', opacity: 0.6 }} />
          {listOf(slide['ctaButtons']).length > 0 && <Button />}
        </span>
      </span>
    )
  },
}
