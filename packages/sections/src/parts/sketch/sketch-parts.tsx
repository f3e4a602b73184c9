import type { CSSProperties, ReactNode } from 'react'
import { deviceValue } from '../../kit/per-device.ts'
import { textOf, times, type Sketch } from './sketch.ts'
import styles from './sketch.module.css'

export const linesSketch: Sketch = { draw: () => <Lines /> }

export function Line({ style }: { style?: CSSProperties }) {
  return <i className={styles.line} style={style} />
}

interface LinesProps {
  count?: number
  beside?: boolean
  align?: unknown
}

export function Lines({ count = 3, beside = false, align }: LinesProps) {
  return (
    <span className={styles.lines} data-beside={beside || undefined} data-align={align}>
      {times(count).map((index) => (
        <Line key={index} />
      ))}
    </span>
  )
}

export function Title({ align }: { align: unknown }) {
  return <i className={styles.title} data-align={align} />
}

export function Row({ down = false, children }: { down?: boolean; children: ReactNode }) {
  return (
    <span className={styles.row} data-down={down || undefined}>
      {children}
    </span>
  )
}

interface CardProps {
  look?: unknown
  style?: CSSProperties
  children: ReactNode
}

export function Card({ look, style, children }: CardProps) {
  return (
    <span className={styles.card} data-look={look} style={style}>
      {children}
    </span>
  )
}

export function Field() {
  return <i className={styles.field} />
}

export function Button() {
  return <i className={styles.button} />
}

export function Image({ src, height }: { src: unknown; height: unknown }) {
  const tall = Number.parseFloat(textOf(deviceValue(height, 'desktop'))) || 420
  const drawn = textOf(src) && `url(${JSON.stringify(src)})`
  return (
    <i
      className={styles.image}
      style={{ height: `${tall / 80}em`, backgroundImage: drawn || undefined }}
    />
  )
}
