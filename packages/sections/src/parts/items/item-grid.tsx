import type { ReactNode } from 'react'
import { bounded, deviceVars, type StyleVars } from '../../kit/style-vars.ts'
import { cssSize } from '../../kit/values/css-size.ts'
import type { GridProps } from '../section-frame/section-settings.ts'
import styles from './item-grid.module.css'

interface ItemGridProps {
  tag?: 'ul' | 'ol'
  props: GridProps
  className?: string | undefined
  style?: StyleVars
  children: ReactNode
}

/** Puts a list into columns; what does not fill its last row is in the middle. */
export function ItemGrid({ tag: Tag = 'ul', props, className, style, children }: ItemGridProps) {
  return (
    <Tag
      className={className ? `${styles.grid} ${className}` : styles.grid}
      style={{ ...gridVars(props), ...style }}
    >
      {children}
    </Tag>
  )
}

const count = bounded(1, 8)

export function gridVars({ columns, gap }: GridProps): StyleVars {
  return {
    ...deviceVars('columns', columns, (value) => count(value)?.toString()),
    ...deviceVars('space', gap, cssSize),
  }
}
