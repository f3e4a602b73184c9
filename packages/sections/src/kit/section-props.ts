import type { ReactNode } from 'react'
import type { RootProps } from './item-details.ts'

export interface SectionProps<Schema extends { defaults: object }> {
  id: string
  props: Schema['defaults'] & RootProps
  /** A container's sections, rendered. */
  slot?: ReactNode
  /** Visible without scrolling: its images load eagerly. */
  aboveFold?: boolean
}
